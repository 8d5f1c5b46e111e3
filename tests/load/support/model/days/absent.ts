import { HOUR_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import {
  calling,
  coming,
  deciding,
  job,
  OTHER_MAILBOX,
  promoting,
  weighing,
  withdrawing,
} from '../acts/scripted-acts.ts';
import { FORM, opening, type Wave, wave } from './random.ts';

/** None of these players is a minor, because a minor cannot be approved without a consent. */
const PLAYERS = [1, 3, 4];
const MISSED = [1, 3];
const missed = MISSED.flatMap((tournament, turn) =>
  PLAYERS.map((player, index) => ({ tournament, player, registration: turn * PLAYERS.length + index + 1 })),
);

export const ABSENT_OPENING: readonly Wave[] = [
  FORM,
  ...MISSED.map((tournament) => opening(tournament, { startsIn: 2, asks: 'nothing' })),
  opening(2, { maxPlayers: 2, startsIn: 120 * 24 }),
  ...missed.map(({ registration, player, tournament }) => wave([coming(registration, player, tournament)])),
  ...missed.map(({ registration }) => wave([deciding(registration, 'approved')])),
  // This call is refused, because the match has not begun yet.
  wave([calling(1, 'out', 1)]),
  { passes: 2 * HOUR_MS, acts: [job] },
];

export const WAITS_BEHIND: readonly Wave[] = [
  wave([calling(1, 'out', 1)]),
  wave([calling(4, 'out', 3, 0), calling(4, 'out', 3, 1)]),
  wave([coming(7, 1)], 1),
];

const registration = fc.integer({ min: 7, max: 10 });

export const absentDays = fc.array(
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(registration, fc.constantFrom(...PLAYERS), fc.constantFrom(undefined, OTHER_MAILBOX))
          .map(([number, player, mailbox]) => coming(number, player, 2, mailbox)),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(registration, fc.constantFrom(...missed), fc.boolean())
          .map(([number, { registration: of, tournament: from }, counts]) =>
            weighing(number, { of, from }, counts),
          ),
      },
      {
        weight: 5,
        arbitrary: fc
          .tuple(fc.constantFrom(...missed), fc.constantFrom('out', 'out', 'out', 'in', null))
          .map(([of, state]) => calling(of.registration, state, of.tournament)),
      },
      { weight: 2, arbitrary: registration.map(withdrawing) },
      { weight: 1, arbitrary: registration.map(promoting) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(registration, fc.constantFrom('approved', 'rejected', 'pending' as const))
          .map((act) => deciding(...act)),
      },
      { weight: 1, arbitrary: fc.constant(job) },
    )
    .map((act) => wave([act])),
  { minLength: 16, maxLength: 24, size: 'max' },
);
