import fc from 'fast-check';
import { createRegistrationKeys } from '../../../../../functions/src/registrations/keys.ts';
import { STATUS_CODE_SECRET } from '../../program.ts';
import { correct } from '../member-rules.ts';
import { type Application, addByHand, decide, deleteUnit, RECEIPT, register } from '../registration-rules.ts';
import { forEach } from '../rules.ts';
import { UNIT_SHOWN } from '../units.ts';
import type { World } from '../world.ts';
import {
  actOf,
  ageOf,
  declared,
  freeFireId,
  instance,
  PLAYERS,
  type Plan,
  questionId,
  registration,
  registrationId,
  tournament,
  tournamentId,
  upTo,
  zeros,
} from './act.ts';

export const keys = createRegistrationKeys(STATUS_CODE_SECRET);

const TEAM = { name: 'Los Fénix', tag: 'FNX' };

/** Which questions somebody answers: the form's, then those of the site. */
export const answered = fc.constantFrom([0], [0], [0], [0, 1], [0, 2], [0, 1, 2], []);
export const answersOf = (numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [number === 0 ? 'f1' : questionId(number), 'sí'] as const));

export const nick = fc.constantFrom('', 'Nova');

const registrationStatus = fc.constantFrom('pending', 'approved', 'rejected' as const);

interface SigningUp {
  readonly instance: number;
  readonly registration: number;
  readonly tournament: number;
  readonly player: number;
  readonly zeros: string;
  readonly named: boolean;
  readonly address: string | null;
  readonly typed: 'as it is' | 'with spaces and capitals';
  readonly answers: readonly number[];
  readonly isTeam: boolean;
  readonly nick: string;
  readonly isOtherAge: boolean;
}

export const signUp = actOf(
  'register',
  fc.record({
    instance,
    registration,
    tournament,
    player: upTo(PLAYERS),
    zeros,
    named: fc.constantFrom(true, true, true, false),
    address: fc.constantFrom(null, null, null, '203.0.113.7', '203.0.113.8'),
    typed: fc.constantFrom('as it is', 'with spaces and capitals' as const),
    answers: answered,
    isTeam: fc.constantFrom(true, true, false),
    nick,
    isOtherAge: ageOf,
  }),
  planSigningUp,
);

/** Alone, as the site sends it; the player has the number of the registration unless another one is named. */
export const planComing = (
  act: Pick<SigningUp, 'instance' | 'registration' | 'tournament'> & Partial<Pick<SigningUp, 'player'>>,
  world: World,
): Plan =>
  planSigningUp(
    {
      player: act.registration,
      ...act,
      zeros: '',
      named: true,
      address: null,
      typed: 'as it is',
      answers: [0],
      isTeam: false,
      nick: '',
      isOtherAge: false,
    },
    world,
  );

export const playerComes = actOf(
  'player comes',
  fc.record({ instance, registration, tournament: fc.constant(2) }),
  planComing,
);

/** A team whose captain is that player. */
export const planTeam = (
  act: Pick<SigningUp, 'registration' | 'player' | 'tournament'>,
  world: World,
): Plan =>
  planSigningUp(
    {
      ...act,
      instance: 0,
      zeros: '',
      named: true,
      address: null,
      typed: 'as it is',
      answers: [],
      isTeam: true,
      nick: 'Nova',
      isOtherAge: false,
    },
    world,
  );

function planSigningUp(act: SigningUp, { now }: World): Plan {
  const isPlain = act.typed === 'as it is';
  const email = `jugadora${act.player}@correo.example`;
  const answers = answersOf(act.answers);
  const player = {
    tournamentId: tournamentId(act.tournament),
    freeFireId: freeFireId(act.player, act.zeros),
    email,
    answers,
  };
  const kept = { fullName: `Jugadora ${act.player}`, phone: '+52 55 1234 5678' };
  const requestId = act.named ? registrationId(act.registration) : null;
  const derived = () =>
    keys.derivedIds({ ...player, ...kept, requestId }, act.address, new Date(now)) as [string, ...string[]];
  // Where everybody plays alone, hardly anybody calls themselves a team.
  const team = act.isTeam && (act.tournament === 1 || act.player === 1) ? TEAM : null;
  const age = declared(act.player, act.isOtherAge);
  const application: Application = {
    ...player,
    ...age,
    nick: act.nick,
    team,
    names: requestId === null ? derived() : [requestId],
    network: act.address,
  };
  const body = {
    ...(act.named ? { requestId } : {}),
    tournamentId: player.tournamentId,
    fullName: isPlain ? kept.fullName : ` \u200B${kept.fullName}\n`,
    freeFireId: isPlain ? player.freeFireId : ` ${player.freeFireId}\u200B `,
    email: isPlain ? email : ` ${email.toUpperCase()}`,
    phone: isPlain ? kept.phone : `${kept.phone} `,
    answers,
    nick: act.nick,
    ...(age.ageBand === null ? {} : age),
    ...(team === null ? {} : { unit: team }),
  };
  return {
    send: (site) => site.call(act.instance, 'POST', '/registrations', body, RECEIPT, null, act.address),
    steps: (then) => register(then, application),
  };
}

const reason = fc.constantFrom(undefined, undefined, 'Sin ID');
const expected = fc.constantFrom(undefined, undefined, 'pending', 'approved' as const);

export const deciding = [
  actOf(
    'add by hand',
    fc.record({ instance, registration, tournament, player: upTo(PLAYERS), zeros, isTeam: fc.boolean() }),
    (act) => {
      const id = registrationId(act.registration);
      const played = tournamentId(act.tournament);
      const fields = {
        freeFireId: freeFireId(act.player, act.zeros),
        email: `jugadora${act.player}@correo.example`,
        nick: '',
      };
      const team = act.isTeam ? TEAM : null;
      const body = {
        ...fields,
        ...(team === null ? {} : { unit: team }),
        requestId: id,
        fullName: `Jugadora ${act.player}`,
        phone: '+52 55 1234 5678',
      };
      return {
        send: (site) =>
          site.call(act.instance, 'POST', `/registrations/tournament/${played}`, body, UNIT_SHOWN),
        steps: (then) => addByHand(then, { id, tournamentId: played, team, ...fields }),
      };
    },
  ),
  actOf('correct', fc.record({ instance, registration, player: upTo(PLAYERS), zeros }), (act) => {
    const id = registrationId(act.registration);
    const body = { freeFireId: freeFireId(act.player, act.zeros) };
    return {
      send: (site) => site.call(act.instance, 'PATCH', `/registrations/${id}`, body, UNIT_SHOWN),
      steps: (then) => correct(then, id, null, body.freeFireId),
    };
  }),
  actOf(
    'decide',
    fc.record({ instance, registration, status: registrationStatus, reason, expected }),
    (act) => {
      const id = registrationId(act.registration);
      const { status, ...rest } = act;
      const body = { status, reason: rest.reason, expected: rest.expected };
      return {
        send: (site) =>
          site.call(act.instance, 'PATCH', `/registrations/${id}/status`, body, [
            ...UNIT_SHOWN,
            'placeAfter',
          ]),
        steps: (then) =>
          decide(then, id, { status, reason: act.reason ?? null, expected: act.expected ?? null }),
      };
    },
  ),
  actOf(
    'decide many',
    fc.record({
      instance,
      chosen: fc.array(registration, { minLength: 1, maxLength: 3 }),
      act: fc.constantFrom('approve', 'reject' as const),
      expected,
    }),
    (act) => {
      const ids = act.chosen.map(registrationId);
      const status = act.act === 'approve' ? 'approved' : 'rejected';
      return {
        send: (site) =>
          site.batch(act.instance, `/registrations/batch/${act.act}`, { ids, expected: act.expected }),
        steps: (then) =>
          forEach(ids, (id) => decide(then, id, { status, reason: null, expected: act.expected ?? null })),
      };
    },
  ),
  actOf('delete registration', fc.record({ instance, registration }), (act) => {
    const id = registrationId(act.registration);
    return {
      send: (site) => site.call(act.instance, 'DELETE', `/registrations/${id}`, undefined, ['id', 'givenTo']),
      steps: (then) => deleteUnit(then, id),
    };
  }),
];
