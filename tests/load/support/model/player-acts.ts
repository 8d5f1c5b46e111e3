import fc from 'fast-check';
import { createRegistrationKeys } from '../../../../functions/src/registrations/desk/keys.ts';
import { STATUS_CODE_SECRET } from '../program.ts';
import {
  actOf,
  freeFireId,
  instance,
  once,
  PLAYERS,
  questionId,
  registration,
  registrationId,
  tournament,
  tournamentId,
  upTo,
  zeros,
} from './act.ts';
import {
  type Application,
  addByHand,
  correct,
  decide,
  register,
  removePlayer,
} from './registration-rules.ts';
import { existing, forEach } from './rules.ts';

const keys = createRegistrationKeys(STATUS_CODE_SECRET);

const registrationStatus = fc.constantFrom('pending', 'approved', 'rejected' as const);

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
    answers: fc.constantFrom([0], [0], [0], [0, 1], [0, 2], [0, 1, 2], []),
  }),
  (act, { now }) => {
    const isPlain = act.typed === 'as it is';
    const email = `jugadora${act.player}@correo.example`;
    const answers = Object.fromEntries(
      act.answers.map((number) => [number === 0 ? 'f1' : questionId(number), 'sí'] as const),
    );
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
    const application: Application = {
      ...player,
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
    };
    return {
      send: (site) =>
        site.call(
          act.instance,
          'POST',
          '/registrations',
          body,
          ['id', 'tournamentId', 'status', 'createdAt'],
          null,
          act.address,
        ),
      steps: (then) => register(then, application),
    };
  },
);

const reason = fc.constantFrom(undefined, undefined, 'Sin ID');
const expected = fc.constantFrom(undefined, undefined, 'pending', 'approved' as const);

export const deciding = [
  actOf(
    'add by hand',
    fc.record({ instance, registration, tournament, player: upTo(PLAYERS), zeros }),
    (act) => {
      const id = registrationId(act.registration);
      const played = tournamentId(act.tournament);
      const fields = {
        freeFireId: freeFireId(act.player, act.zeros),
        email: `jugadora${act.player}@correo.example`,
      };
      const body = {
        ...fields,
        requestId: id,
        fullName: `Jugadora ${act.player}`,
        phone: '+52 55 1234 5678',
      };
      return {
        send: (site) =>
          site.call(act.instance, 'POST', `/registrations/tournament/${played}`, body, ['id', 'status']),
        steps: (then) => once(() => addByHand(then, { id, tournamentId: played, ...fields })),
      };
    },
  ),
  actOf('correct', fc.record({ instance, registration, player: upTo(PLAYERS), zeros }), (act) => {
    const id = registrationId(act.registration);
    const body = { freeFireId: freeFireId(act.player, act.zeros) };
    return {
      send: (site) => site.call(act.instance, 'PATCH', `/registrations/${id}`, body, ['id', 'freeFireId']),
      steps: function* correctOne(then) {
        yield;
        return correct(then, id, body.freeFireId);
      },
    };
  }),
  actOf(
    'decide',
    fc.record({ instance, registration, status: registrationStatus, reason, expected }),
    (act) => {
      const id = registrationId(act.registration);
      const { status, ...rest } = act;
      const body = { status, reason: rest.reason, expected: rest.expected };
      const shownFields = ['id', 'status', 'reason', 'decidedAt'];
      return {
        send: (site) => site.call(act.instance, 'PATCH', `/registrations/${id}/status`, body, shownFields),
        steps: function* decideOne(then) {
          yield;
          return decide(then, id, { status, reason: act.reason ?? null, expected: act.expected ?? null });
        },
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
      send: (site) => site.call(act.instance, 'DELETE', `/registrations/${id}`, undefined, ['id']),
      steps: (then) => removePlayer(then, id, 'delete', { id }),
    };
  }),
  actOf('withdraw', fc.record({ instance, registration }), (act) => {
    const id = registrationId(act.registration);
    return {
      send: (site) => site.own(act.instance, 'DELETE', id, ['erased']),
      steps: (then) => removePlayer(then, id, 'withdraw', { erased: true }),
    };
  }),
  actOf('look at one', fc.record({ instance, registration }), (act) => {
    const id = registrationId(act.registration);
    return {
      send: (site) => site.own(act.instance, 'GET', id, ['freeFireId', 'status', 'reason']),
      steps: function* look(then) {
        const { freeFireId: player, status, reason: why, tournamentId: played } = existing(then.players, id);
        yield;
        existing(then.tournaments, played);
        return { freeFireId: player, status, reason: why };
      },
    };
  }),
];
