import { coming, deciding, promoting, suspending, withdrawing } from '../acts/scripted-acts.ts';
import type { Wave } from './random.ts';

/**
 * After DAY_OPENING, where two have the places and the third waits before the fourth. A suspension changes no registration, and
 * keeps its player out of every place that is given from then on.
 */
export const SUSPENDED: Readonly<Record<string, readonly Wave[]>> = {
  'who waits: the queue passes over them, and nobody gives them a place': [
    { passes: 1, acts: [suspending(3)], waiting: 2 },
    { passes: 1, acts: [deciding(3, 'approved')], waiting: 2 },
    { passes: 1, acts: [withdrawing(1)], waiting: 1 },
    { passes: 1, acts: [withdrawing(2)], waiting: 1 },
    { passes: 1, acts: [promoting(3)], waiting: 1 },
    { passes: 1, acts: [withdrawing(3)], waiting: 0 },
    { passes: 1, acts: [coming(5, 3), coming(6, 6)], waiting: 0 },
  ],
  'who has a place: it stays until an organiser takes it, and is not given back': [
    { passes: 1, acts: [suspending(1), deciding(2, 'approved')] },
    { passes: 1, acts: [deciding(1, 'approved')] },
    { passes: 1, acts: [deciding(1, 'rejected')], waiting: 1 },
    { passes: 1, acts: [deciding(1, 'pending')], waiting: 1 },
  ],
};
