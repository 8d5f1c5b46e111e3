import type { Section } from './figure.ts';

export const DAY_TAPS = {
  'ask for the usual confirmations, from the list of tournaments': 3,
  'write to ten players who are missing': 10,
  'readmit one who came late, with the reason': 3,
  'set a room': 3,
  'take the roll of 12 units, of whom two did not come': 11,
} as const;

export const PLAY_TAPS = {
  'enter an opened match of 12 teams with their kills, and publish it': 25,
  'send the table to the group, from the published match': 1,
} as const;

export const EVENING_TAPS = {
  'approve a registration': 1,
  'reject a registration': 2,
  'confirm three of five by hand, with the reason': 6,
  'take the roll of 48 units, of whom two did not come': 3,
  'write a tournament with its form and plan, and publish it': 11,
  'repeat the tournament of last week, from the list to its draft': 4,
} as const;

type Act = keyof typeof DAY_TAPS | keyof typeof PLAY_TAPS | keyof typeof EVENING_TAPS;

const MOST: Readonly<Partial<Record<Act, number>>> = {
  'set a room': 3,
  'enter an opened match of 12 teams with their kills, and publish it': 25,
  'send the table to the group, from the published match': 3,
  'approve a registration': 1,
  'reject a registration': 2,
  'confirm three of five by hand, with the reason': 6,
  'take the roll of 48 units, of whom two did not come': 6,
  'write a tournament with its form and plan, and publish it': 15,
  'repeat the tournament of last week, from the list to its draft': 4,
};

export function taps(): readonly Section[] {
  const counted = Object.entries({ ...DAY_TAPS, ...PLAY_TAPS, ...EVENING_TAPS }) as [Act, number][];
  return [
    {
      title:
        'With one thumb, counted by `day/organiser.test.ts`, `play/organiser.test.ts` and `organiser/taps.test.ts`',
      figures: counted.map(([what, count]) => {
        const most = MOST[what];
        return {
          what,
          measured: count === 1 ? '1 tap' : `${count} taps`,
          ...(most !== undefined && { target: `≤ ${most}`, met: count <= most }),
        };
      }),
    },
  ];
}
