import type { Section } from './figure.ts';

/** The taps of an organiser on the day. `tests/e2e/day/organiser.test.ts` counts them and holds them to these. */
export const DAY_TAPS = {
  'ask for the usual confirmations, from the list of tournaments': 3,
  'write to ten players who are missing': 10,
  'readmit one who came late, with the reason': 3,
  'set a room': 3,
  'take the roll of 12 units, of whom two did not come': 11,
} as const;

export const PLAY_TAPS = {
  'enter a match of 12 teams with their kills, and publish it': 26,
} as const;

/** A match of twelve teams takes no more, from the picture of the stages until everybody reads it. */
const MATCH_TAPS_MAX = 30;

/** These numbers are asserted, not measured: the journey fails if one differs. */
export function taps(): readonly Section[] {
  const figures = (table: Readonly<Record<string, number>>, most?: number) =>
    Object.entries(table).map(([what, count]) => ({
      what,
      measured: `${count} taps`,
      ...(most !== undefined && { target: `≤ ${most}`, met: count <= most }),
    }));
  return [
    {
      title: 'The day with one thumb, counted by `day/organiser.test.ts` and `play/organiser.test.ts`',
      figures: [...figures(DAY_TAPS), ...figures(PLAY_TAPS, MATCH_TAPS_MAX)],
    },
  ];
}
