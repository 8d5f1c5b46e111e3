import * as z from 'zod/mini';
import { KILLS_MAX, LOBBY_SIZE_MAX, PLACEMENT_POINTS_MAX } from '../limits.ts';
import * as words from './words/fields.ts';
import * as pointsWords from './words/points.ts';

const PointsSchema = z
  .int(words.wholePoints)
  .check(z.minimum(0, words.wholePoints), z.maximum(PLACEMENT_POINTS_MAX, words.wholePoints));

export const PointsTableSchema = z.object({
  placement: z.array(PointsSchema).check(z.maxLength(LOBBY_SIZE_MAX)),
  perKill: PointsSchema,
  killCap: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(KILLS_MAX))), null),
});
export type PointsTable = z.output<typeof PointsTableSchema>;

export const POINTS_PRESETS = {
  ffws: { label: 'FFWS', placement: [12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0], perKill: 1, killCap: null },
  classic: {
    label: pointsWords.classicPoints,
    placement: [20, 14, 10, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    perKill: 1,
    killCap: null,
  },
  solo: {
    label: 'Solo 48',
    placement: [12, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1],
    perKill: 1,
    killCap: null,
  },
  kills: { label: pointsWords.killPoints, placement: [], perKill: 1, killCap: null },
} as const satisfies Record<string, PointsTable & { readonly label: string }>;
export type PointsPreset = keyof typeof POINTS_PRESETS;

export const DEFAULT_POINTS: PointsTable = {
  placement: [...POINTS_PRESETS.ffws.placement],
  perKill: POINTS_PRESETS.ffws.perKill,
  killCap: null,
};
