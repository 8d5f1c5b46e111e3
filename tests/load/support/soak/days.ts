import fc from 'fast-check';
import { ABSENT_OPENING, absentDays } from '../model/days/absent.ts';
import { PASSED_OVER } from '../model/days/passed-over.ts';
import {
  DAY_OPENING,
  days,
  OPENING,
  TEAM_OPENING,
  teamDays,
  tournamentDays,
  type Wave,
} from '../model/days/random.ts';
import type { Fault } from './instances.ts';

export interface Day {
  readonly opening: readonly Wave[];
  readonly waves: readonly Wave[];
  readonly faults: readonly (Fault | null)[];
}

const kind = fc.constantFrom('kill', 'kill', 'cut' as const);

const AT_ONCE = 2;
const LONGEST = 60;

const opened = (opening: readonly Wave[], waves: fc.Arbitrary<readonly Wave[]>) =>
  waves.map((some) => [opening, some] as const);

const passedOver = Object.values(PASSED_OVER).flatMap<readonly Wave[]>((ends) => Object.values(ends));

const played = fc.oneof(
  { weight: 3, arbitrary: opened(OPENING, days(AT_ONCE)) },
  { weight: 2, arbitrary: opened(TEAM_OPENING, teamDays(AT_ONCE)) },
  { weight: 3, arbitrary: opened(DAY_OPENING, tournamentDays(AT_ONCE)) },
  { weight: 1, arbitrary: opened(ABSENT_OPENING, absentDays) },
  { weight: 2, arbitrary: opened([], fc.constantFrom(...passedOver)) },
);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind, of: fc.constant('commits' as const), count: fc.constantFrom(1, 1, 1, 2) }),
  fc.record({
    kind,
    of: fc.constantFrom('messages', 'messages that arrive' as const),
    count: fc.integer({ min: 1, max: 9 }),
  }),
);

const calmOften = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fault });

export function dayOf(seed: number): Day {
  const some = fc.array(calmOften, { minLength: LONGEST, maxLength: LONGEST });
  const [day] = fc.sample(fc.tuple(played, some), { seed, numRuns: 1 });
  if (day === undefined) throw new Error('no day was drawn');
  const [[opening, waves], struck] = day;
  return { opening, waves, faults: struck };
}
