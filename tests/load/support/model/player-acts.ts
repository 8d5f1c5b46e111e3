import fc from 'fast-check';
import {
  actOf,
  freeFireId,
  instance,
  PLAYERS,
  questionId,
  registration,
  registrationId,
  tournament,
  tournamentId,
  upTo,
} from './act.ts';
import { type Application, decide, existing, forEach, register, removePlayer } from './rules.ts';

const registrationStatus = fc.constantFrom('pending', 'approved', 'rejected' as const);

export const signUp = actOf(
  'register',
  fc.record({
    instance,
    registration,
    tournament,
    player: upTo(PLAYERS),
    typed: fc.constantFrom('as it is', 'with spaces and capitals' as const),
    answers: fc.constantFrom([0], [0], [0], [0, 1], [0, 2], [0, 1, 2], []),
  }),
  (act) => {
    const id = registrationId(act.registration);
    const isPlain = act.typed === 'as it is';
    const email = `jugadora${act.player}@correo.example`;
    const answers = Object.fromEntries(
      act.answers.map((number) => [number === 0 ? 'f1' : questionId(number), 'sí'] as const),
    );
    const application: Application = {
      id,
      tournamentId: tournamentId(act.tournament),
      freeFireId: freeFireId(act.player),
      email,
      answers,
    };
    const body = {
      requestId: id,
      tournamentId: application.tournamentId,
      fullName: isPlain ? `Jugadora ${act.player}` : ` \u200BJugadora ${act.player}\n`,
      freeFireId: isPlain ? application.freeFireId : ` ${application.freeFireId}\u200B `,
      email: isPlain ? email : ` ${email.toUpperCase()}`,
      phone: isPlain ? '+52 55 1234 5678' : '+52 55 1234 5678 ',
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
        ),
      steps: (then) => register(then, application),
    };
  },
);

const reason = fc.constantFrom(undefined, undefined, 'Sin ID');
const expected = fc.constantFrom(undefined, undefined, 'pending', 'approved' as const);

export const deciding = [
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
