import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import { access } from './access-acts.ts';
import type { Act } from './act.ts';
import { formDeletion, forms, planForm } from './form-acts.ts';
import { accepting, byOrganiser, own } from './member-acts.ts';
import { deciding, signUp } from './player-acts.ts';
import { questions } from './question-acts.ts';
import { OPEN, organising, planTournament, tournamentDeletion } from './tournament-acts.ts';
import { later, type World } from './world.ts';

/** A form and an open tournament, without which nobody can do much. */
export const OPENING: readonly Wave[] = [
  { passes: 1, acts: [{ plan: () => planForm({ instance: 0, form: 1, asks: false, maxResponses: null }) }] },
  {
    passes: 1,
    acts: [{ plan: (world) => planTournament({ instance: 1, tournament: 1, details: OPEN }, world) }],
  },
];

/** What happens at once, and the time that passes before it: or all of it until a place ends that waits for players. */
export interface Wave {
  readonly passes: number | 'until a place ends';
  readonly acts: readonly Act[];
}

/** At the very moment the place still waits; with the next wave it does not any more. */
export function after({ now, units }: World, passes: Wave['passes']): string {
  if (passes !== 'until a place ends') return later(now, passes);
  const ends = Object.values(units).flatMap(({ incompleteUntil }) => incompleteUntil ?? []);
  return ends.filter((end) => end > now).toSorted()[0] ?? later(now, 1);
}

/** A day of the site: who acts at the same moment is in one wave, and time passes before it. */
export const days = (atOnce: number) =>
  fc.array(
    fc.record({
      passes: fc.oneof(
        { weight: 20, arbitrary: fc.constant(1) },
        { weight: 2, arbitrary: fc.constant(HOUR_MS) },
        { weight: 1, arbitrary: fc.constantFrom(DAY_MS, 91 * DAY_MS) },
      ),
      acts: fc.array(
        fc.oneof(
          { weight: 5, arbitrary: fc.oneof(...organising) },
          { weight: 1, arbitrary: fc.oneof(tournamentDeletion, formDeletion) },
          { weight: 2, arbitrary: fc.oneof(...forms) },
          { weight: 2, arbitrary: fc.oneof(...questions) },
          { weight: 8, arbitrary: signUp },
          { weight: 6, arbitrary: accepting },
          { weight: 4, arbitrary: fc.oneof(...own) },
          { weight: 3, arbitrary: fc.oneof(...byOrganiser) },
          { weight: 6, arbitrary: fc.oneof(...deciding) },
          { weight: 2, arbitrary: fc.oneof(...access) },
        ),
        { minLength: 1, maxLength: atOnce },
      ),
    }),
    { minLength: 5, maxLength: 40, size: 'max' },
  );
