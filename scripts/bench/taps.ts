import type { Section } from './figure.ts';

/** What an organiser's thumb does on the day: counted, and held to these numbers, by `tests/e2e/day/organiser.test.ts`. */
export const DAY_TAPS = {
  'ask for the usual confirmations, from the list of tournaments': 3,
  'write to ten players who are missing': 10,
  'readmit one who came late, with the reason': 3,
  'set a room': 3,
  'take the roll of 12 units, of whom two did not come': 11,
} as const;

/** Nothing is measured here: the journey fails when one of them is another number. */
export function taps(): readonly Section[] {
  const figures = Object.entries(DAY_TAPS).map(([what, count]) => ({
    what,
    measured: `${count} taps`,
    reference: 'counted by `tests/e2e/day/organiser.test.ts`',
    ratio: null,
    target: '',
    met: null,
  }));
  return [{ title: 'The day with one thumb', figures }];
}
