import { eachPlayerField } from '@copa/domain/registrations/player';
import fc from 'fast-check';
import { createRegistrationKeys } from '../../../../../functions/src/registrations/keys.ts';
import { STATUS_CODE_SECRET } from '../../program.ts';
import {
  type Application,
  addByHand,
  type Decision,
  decide,
  deleteUnit,
  register,
} from '../registration-rules.ts';
import { forEach } from '../rules.ts';
import { NOBODY } from '../site.ts';
import type { World } from '../world.ts';
import {
  type ActOf,
  actOf,
  ageOf,
  ask,
  type CallPlan,
  declared,
  freeFireId,
  PLAYERS,
  type Plan,
  registration,
  registrationId,
  tournament,
  tournamentId,
  upTo,
  zeros,
} from './act.ts';

export const keys = createRegistrationKeys(STATUS_CODE_SECRET);

const TEAM = { name: 'Los Fénix', tag: 'FNX' };

export const answered = fc.constantFrom<readonly string[]>(['f1'], ['f1'], ['f1'], ['f1', 'f2'], []);
export const answersOf = (questions: readonly string[]) =>
  Object.fromEntries(questions.map((question) => [question, 'sí'] as const));

const nick = fc.constantFrom<string>('', 'Nova');

const registrationStatus = fc.constantFrom('pending', 'approved', 'rejected' as const);

export const personOf = (player: number, zero: string) => ({
  freeFireId: freeFireId(player, zero),
  email: `jugadora${player}@correo.example`,
});
export const contactOf = (player: number) => ({ fullName: `Jugadora ${player}`, phone: '+52 55 1234 5678' });

const signing = {
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
};
type SigningUp = ActOf<typeof signing> & {
  readonly mailbox?: string | undefined;
};

export const signUp = actOf('register', signing, planSigningUp);

const USUAL = {
  instance: 0,
  zeros: '',
  named: true,
  address: null,
  typed: 'as it is',
  answers: ['f1'],
  isTeam: false,
  nick: '',
  isOtherAge: false,
} as const;

export const planComing = (
  act: Pick<SigningUp, 'instance' | 'registration' | 'tournament'> &
    Partial<Pick<SigningUp, 'player' | 'mailbox'>>,
  world: World,
): Plan => planSigningUp({ ...USUAL, player: act.registration, ...act }, world);

export const playerComes = actOf('player comes', { registration, tournament: fc.constant(2) }, planComing);

export const planTeam = (
  act: Pick<SigningUp, 'registration' | 'player' | 'tournament'>,
  world: World,
): Plan => planSigningUp({ ...USUAL, ...act, answers: [], isTeam: true, nick: 'Nova' }, world);

function planSigningUp(act: SigningUp, { now }: World): Plan {
  const isPlain = act.typed === 'as it is';
  const answers = answersOf(act.answers);
  const usual = personOf(act.player, act.zeros);
  const person = { ...usual, email: act.mailbox ?? usual.email };
  const player = { tournamentId: tournamentId(act.tournament), ...person, answers };
  const kept = contactOf(act.player);
  const requestId = act.named ? registrationId(act.registration) : null;
  const derived = () =>
    keys.derivedIds(
      { ...eachPlayerField(() => ''), ...player, ...kept, requestId },
      act.address,
      new Date(now),
    ) as [string, ...string[]];
  // Tournament 2 is for single players and refuses a team's name. There only player 1 may send one, to cover
  // the refusal.
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
  const typed = {
    fullName: ` \u200B${kept.fullName}\n`,
    freeFireId: ` ${player.freeFireId}\u200B `,
    email: ` ${person.email.toUpperCase()}`,
    phone: `${kept.phone} `,
  };
  const body = {
    ...(act.named ? { requestId } : {}),
    ...player,
    ...kept,
    ...(isPlain ? {} : typed),
    nick: act.nick,
    ...(age.ageBand === null ? {} : age),
    ...(team === null ? {} : { unit: team }),
  };
  const caller = act.address === null ? NOBODY : { 'x-forwarded-for': act.address };
  return ask(act, 'POST /registrations', (then) => register(then, application), body, caller);
}

const reason = fc.constantFrom(undefined, undefined, 'Sin ID');
const expected = fc.constantFrom(undefined, undefined, 'pending', 'approved' as const);

interface Deciding {
  readonly instance: number;
  readonly registration: number;
  readonly status: Decision['status'];
  readonly reason?: string | undefined;
  readonly expected?: Decision['status'] | undefined;
}

export function planDeciding(act: Deciding): CallPlan {
  const id = registrationId(act.registration);
  const { status, reason: why, expected: before } = act;
  const decision = { status, reason: why ?? null, expected: before ?? null };
  const steps = (then: World) => decide(then, id, decision);
  const body = { status, reason: why, expected: before };
  return ask(act, `PATCH /registrations/${id}/status`, steps, body);
}

export function planDeletion(act: Pick<Deciding, 'instance' | 'registration'>): CallPlan {
  const id = registrationId(act.registration);
  return ask(act, `DELETE /registrations/${id}`, (then) => deleteUnit(then, id));
}

export const deciding = [
  actOf(
    'add by hand',
    { registration, tournament, player: upTo(PLAYERS), zeros, isTeam: fc.boolean() },
    (act) => {
      const id = registrationId(act.registration);
      const played = tournamentId(act.tournament);
      const fields = { ...personOf(act.player, act.zeros), nick: '' };
      const team = act.isTeam ? TEAM : null;
      const unit = team === null ? {} : { unit: team };
      const body = { ...fields, ...unit, requestId: id, ...contactOf(act.player) };
      const steps = (then: World) => addByHand(then, { id, tournamentId: played, team, ...fields });
      return ask(act, `POST /registrations/tournament/${played}`, steps, body);
    },
  ),
  actOf('decide', { registration, status: registrationStatus, reason, expected }, planDeciding),
  actOf(
    'decide many',
    {
      chosen: fc.array(registration, { minLength: 1, maxLength: 3 }),
      act: fc.constantFrom('approve', 'reject' as const),
      expected,
    },
    (act) => {
      const ids = act.chosen.map(registrationId);
      const status = act.act === 'approve' ? 'approved' : 'rejected';
      const decision = { status, reason: null, expected: act.expected ?? null } as const;
      const steps = (then: World) => forEach(ids, (id) => decide(then, id, decision));
      return ask(act, `POST /registrations/batch/${act.act}`, steps, { ids, expected: act.expected });
    },
  ),
  actOf('delete registration', { registration }, planDeletion),
];
