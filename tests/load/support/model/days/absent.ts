import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import { calling, coming, deciding, job, promoting, withdrawing } from '../acts/scripted-acts.ts';
import { OPENING, opening, type Wave, wave } from './random.ts';

/** The same player in two tournaments, of which the second has two places. */
export const ABSENT_OPENING: readonly Wave[] = [
  ...OPENING,
  opening(2, { maxPlayers: 2 }),
  wave([coming(1, 1, 1), coming(2, 1, 2)], 0),
];

/** A player who was absent from both comes again, and waits although a place is free. */
const waitsBehind: readonly Wave[] = [
  wave([calling(1, 'out', 1)]),
  wave([calling(2, 'out', 2, 0), calling(2, 'out', 2, 1)]),
  wave([withdrawing(2)], 0),
  wave([coming(3, 1)], 1),
];

export const ABSENT: Readonly<Record<string, readonly Wave[]>> = {
  'from two tournaments: behind all who come later, until a mark is taken back': [
    ...waitsBehind,
    wave([coming(4, 3)], 1),
    wave([coming(5, 4)], 1),
    wave([coming(6, 6)], 2),
    wave([withdrawing(4)], 1),
    wave([calling(1, null, 1)], 1),
    wave([job], 1),
    // Now the number of the third is lower than that of who comes next.
    wave([coming(7, 7)], 2),
    wave([withdrawing(5)], 1),
    wave([deciding(3, 'approved')], 1),
  ],
  'from two tournaments: an organiser gives the place all the same': [
    ...waitsBehind,
    wave([promoting(3)], 0),
    wave([deciding(3, 'rejected')], 0),
    // An organiser who takes the rejection back gives a place that is free.
    wave([deciding(3, 'pending')], 0),
  ],
  'from two tournaments: places that are left are theirs when confirmations open': [
    ...waitsBehind,
    { passes: 24 * HOUR_MS - 8, acts: [job], waiting: 1 },
    { passes: HOUR_MS, acts: [job], waiting: 0 },
  ],
  'from one of two: no consequence, and nothing is kept after its time': [
    wave([calling(1, 'out', 1)]),
    wave([calling(2, 'out', 2)]),
    wave([calling(2, 'in', 2), withdrawing(2)]),
    wave([coming(3, 1)], 0),
    { passes: 90 * DAY_MS, acts: [job] },
  ],
};

const registration = fc.integer({ min: 1, max: 5 });
const tournament = fc.integer({ min: 1, max: 2 });
const state = fc.constantFrom('out', 'out', 'out', 'in', null);

/** Few players come, are absent, leave and come again, before confirmations open. */
export const absentDays = fc.array(
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(registration, fc.integer({ min: 1, max: 3 }), tournament)
          .map((act) => coming(...act)),
      },
      {
        weight: 5,
        arbitrary: fc.tuple(registration, state, tournament).map((act) => calling(...act)),
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
