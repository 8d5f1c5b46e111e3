import { HOUR_MS, REVIEW_MS } from '@copa/domain/limits';
import type { Act } from '../acts/act.ts';
import { dieAt, dieClosing } from '../acts/crash-acts.ts';
import { planConfirming } from '../acts/day-acts.ts';
import { job } from '../acts/scripted-acts.ts';
import { type Wave, wave } from './random.ts';

/** From the first minute of that day. */
const ENTRY_CLOSED = 45 * HOUR_MS + REVIEW_MS;
const confirming = (registration: number): Act => ({
  plan: (world) => planConfirming({ instance: 1, registration, kind: 'entry', isOld: false }, world),
});

/**
 * After DAY_OPENING, where nobody confirms: instances that die with what they give on, and who comes next. A place is never free
 * beside somebody who may have it, whatever has been committed by then.
 */
export const DYING: Readonly<Record<string, readonly Wave[]>> = {
  'with units of a window, and somebody confirms': [
    { passes: ENTRY_CLOSED, acts: [dieClosing(1)], waiting: 1 },
    wave([confirming(2)], 0),
  ],
  'with units of a window, again and again': [
    { passes: ENTRY_CLOSED, acts: [dieClosing(1)], waiting: 1 },
    wave([dieClosing(1)], 0),
    wave([job]),
  ],
  'with a place that a player gave back, and the job goes on': [
    wave([dieAt('withdrawal')], 1),
    { passes: ENTRY_CLOSED, acts: [dieClosing(1)], waiting: 0 },
    wave([job]),
  ],
  'with the place of whom it rejected or deleted': [
    wave([dieAt('rejection')], 1),
    wave([dieAt('deletion')], 0),
    wave([job]),
  ],
  'with more places': [wave([dieAt('more places')], 0), wave([job])],
};
