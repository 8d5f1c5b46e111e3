import { coming, deciding, promoting, suspending, withdrawing } from '../acts/scripted-acts.ts';
import { type Wave, wave } from './random.ts';

/**
 * After DAY_OPENING, where two have the places and the third waits before the fourth. A suspension changes no registration, and
 * keeps its player out of every place that is given from then on.
 */
export const SUSPENDED: Readonly<Record<string, readonly Wave[]>> = {
  'who waits: the queue passes over them, and nobody gives them a place': [
    wave([suspending(3)], 2),
    wave([deciding(3, 'approved')], 2),
    wave([withdrawing(1)], 1),
    wave([withdrawing(2)], 1),
    wave([promoting(3)], 1),
    wave([withdrawing(3)], 0),
    wave([coming(5, 3), coming(6, 6)], 0),
  ],
  'who has a place: it stays until an organiser takes it, and is not given back': [
    wave([suspending(1), deciding(2, 'approved')]),
    wave([deciding(1, 'approved')]),
    wave([deciding(1, 'rejected')], 1),
    wave([deciding(1, 'pending')], 1),
  ],
};
