import * as z from 'zod/mini';
import { CountSchema, described, type ObjectOf } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import {
  NAME_MAX,
  POINTS_MAX,
  SEASON_CORRECTIONS_MAX,
  SEASON_TOURNAMENTS_MAX,
  SHORT_TEXT_MAX,
  STAGE_UNITS_MAX,
} from '../limits.ts';
import { text } from '../text.ts';
import { isCalendarDate } from '../time/calendar-date.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import * as words from './words/fields.ts';

export const RANK_POINTS: readonly number[] = [
  100,
  80,
  65,
  55,
  47,
  40,
  34,
  29,
  25,
  22,
  ...Array.from({ length: 20 }, (_, at) => 20 - at),
];

const WorthSchema = z
  .int(words.worthRange)
  .check(z.minimum(0, words.worthRange), z.maximum(POINTS_MAX, words.worthRange));

/** `points` adds up the points of units, so all tournaments must have the same modality. */
const countingOf = (object: ObjectOf) =>
  z.discriminatedUnion(
    'kind',
    [
      object({ kind: z.literal('points') }),
      object({
        kind: z.literal('ranks'),
        worth: z
          .array(WorthSchema)
          .check(z.minLength(1, words.noWorth), z.maxLength(STAGE_UNITS_MAX, words.tooManyRanks)),
      }),
    ],
    words.noCounting,
  );

const TournamentCountSchema = z
  .int(words.tournamentCount)
  .check(z.minimum(1, words.tournamentCount), z.maximum(SEASON_TOURNAMENTS_MAX, words.tournamentCount));

const rulesOf = (object: ObjectOf) =>
  object({
    counting: countingOf(object),
    /** The number of a player's best tournaments that count. With null, all count. */
    best: z.nullable(TournamentCountSchema),
    rankedFrom: TournamentCountSchema,
    substitutes: z.enum(['all', 'half', 'nothing'], words.noSubstitutes),
  });

export const SeasonRulesSchema = rulesOf(z.strictObject);
export type SeasonRules = z.output<typeof SeasonRulesSchema>;

export const RULE_NAMES = ['counting', 'best', 'rankedFrom', 'substitutes'] as const;

const SeasonCorrectionSchema = z.object({
  at: InstantSchema,
  changed: z.array(z.enum(RULE_NAMES)).check(z.maxLength(RULE_NAMES.length)),
  reason: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
});

const DaySchema = described(z.string(words.noDay), { format: 'date' }).check(
  z.refine(isCalendarDate, words.noDay),
);

export const seasonShape = {
  name: text(NAME_MAX, words.noName),
  firstDay: DaySchema,
  lastDay: DaySchema,
  rules: SeasonRulesSchema,
};

export const storedSeasonShape = { ...seasonShape, rules: rulesOf(z.object) };

export const SeasonStateSchema = z.enum(['open', 'closed']);

export const seasonStateShape = {
  state: SeasonStateSchema,
  corrections: z.array(SeasonCorrectionSchema).check(z.maxLength(SEASON_CORRECTIONS_MAX)),
  erasedAt: nullish(InstantSchema),
};

export const SeasonSchema = z.object({
  id: DocumentIdSchema,
  ...storedSeasonShape,
  ...seasonStateShape,
  closedAt: nullish(InstantSchema),
  /** The ids have no order. Each tournament also stores its season. */
  tournamentIds: z.array(DocumentIdSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
  revision: CountSchema,
  updatedAt: InstantSchema,
});
export type Season = z.output<typeof SeasonSchema>;
