import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { LobbyIdSchema } from '../ids.ts';
import { LOBBY_SIZE_MAX, POINTS_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { ResultSchema } from './result/result.ts';

/** The number of a unit. Its name is not stored, so that it need not be erased here. */
const unit = CountSchema;
const reason = described(z.string(), { maxLength: SHORT_TEXT_MAX });
const at = InstantSchema;

const CorrectedMatchSchema = z.object({
  number: CountSchema,
  isExtra: z.boolean(),
  lobby: nullish(LobbyIdSchema),
});
export type CorrectedMatch = z.output<typeof CorrectedMatchSchema>;

const MaybeSchema = z.nullable(ResultSchema);

export const CHANGED_SETTINGS = [
  'name',
  'lobbySize',
  'maps',
  'points',
  'tieBreak',
  'finish',
  'advance',
  'carry',
] as const;

const adjustment = z.object({
  kind: z.enum(['points', 'half', 'kills-only', 'disqualified']),
  points: z._default(described(z.int(), { minimum: -POINTS_MAX, maximum: POINTS_MAX }), 0),
  match: nullish(CountSchema),
});

const KnownCorrectionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('settings'),
    at,
    changed: z.array(z.enum(CHANGED_SETTINGS)).check(z.maxLength(CHANGED_SETTINGS.length)),
  }),
  z.object({
    kind: z.literal('rows'),
    at,
    match: CorrectedMatchSchema,
    rows: z.array(z.object({ unit, from: MaybeSchema, to: MaybeSchema })).check(z.maxLength(LOBBY_SIZE_MAX)),
    reason,
  }),
  z.object({ kind: z.literal('void'), at, match: CorrectedMatchSchema, reason }),
  z.object({ kind: z.literal('restored'), at, match: CorrectedMatchSchema, reason }),
  z.object({ kind: z.literal('adjusted'), at, unit, adjustment, reason }),
  z.object({ kind: z.literal('adjustment-revoked'), at, unit, adjustment }),
  z.object({
    kind: z.literal('tie-drawn'),
    at,
    seed: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
  }),
  /** `other` replaces `unit`. Null if no unit could replace it. */
  z.object({ kind: z.literal('left'), at, unit, other: nullish(unit), reason }),
  /** `other` had replaced `unit` and loses its place. Null if nobody had replaced `unit`. */
  z.object({ kind: z.literal('returned'), at, unit, other: nullish(unit), reason }),
  z.object({ kind: z.literal('earlier'), at }),
]);

/** An earlier version stored the text. It is not shown, because it may name a player who was erased since then. */
const TextCorrectionSchema = z.pipe(
  z.object({ at, text: z.string() }),
  z.transform(({ at: when }) => ({ kind: 'earlier' as const, at: when })),
);

export const StageCorrectionSchema = z.union([KnownCorrectionSchema, TextCorrectionSchema]);
export type StageCorrection = z.output<typeof StageCorrectionSchema>;

export function unitsOf(correction: StageCorrection): readonly number[] {
  switch (correction.kind) {
    case 'rows':
      return correction.rows.map((row) => row.unit);
    case 'left':
    case 'returned':
      return [correction.unit, correction.other].flatMap((each) => each ?? []);
    case 'adjusted':
    case 'adjustment-revoked':
      return [correction.unit];
    default:
      return [];
  }
}
