import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, LobbyIdSchema, StoredIdSchema } from '../ids.ts';
import {
  ADJUSTMENTS_MAX,
  CORRECTIONS_MAX,
  FORMER_MAX,
  LOBBY_SIZE_MAX,
  LONGEST_PLAY_MS,
  MINUTE_MS,
  PODIUM_RANKS,
  POINTS_MAX,
  PRIZE_POOL_MAX,
  REPLACEMENTS_MAX,
  RESULTS_MAX,
  SHORT_TEXT_MAX,
  STAGE_UNITS_MAX,
  UNIT_NAME_MAX,
  UNIT_TAG_MAX,
} from '../limits.ts';
import { publicName } from '../public-name.ts';
import { text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { AdjustmentSchema } from './adjustment.ts';
import { StageCorrectionSchema } from './correction.ts';
import { PointsTableSchema } from './points.ts';
import {
  AdvanceSchema,
  FinishSchema,
  StageNumberSchema,
  StageStateSchema,
  TieBreakSchema,
} from './stage-terms.ts';
import * as words from './words/fields.ts';

export const CarrySchema = z.enum(['none', 'points', 'half']);
export type Carry = z.output<typeof CarrySchema>;

const stageShape = {
  name: text(UNIT_NAME_MAX, words.noStageName),
  /**
   * Minutes from the tournament's start. With null, the first stage begins at that start, and a later stage
   * when the previous stage ends.
   */
  startsAfter: z._default(
    z.nullable(z.int().check(z.minimum(0), z.maximum(LONGEST_PLAY_MS / MINUTE_MS))),
    null,
  ),
  lobbySize: z
    .int(words.noLobbySize)
    .check(z.minimum(2, words.atLeastTwo), z.maximum(LOBBY_SIZE_MAX, words.lobbySizeMost)),
  maps: z._default(z.array(text(UNIT_NAME_MAX, words.noMap)).check(z.maxLength(10)), []),
  points: PointsTableSchema,
  tieBreak: z.array(TieBreakSchema).check(
    z.maxLength(TieBreakSchema.options.length),
    z.refine((each) => new Set(each).size === each.length, words.repeatedTieBreak),
  ),
  finish: FinishSchema,
  advance: AdvanceSchema,
  carry: CarrySchema,
  reports: z._default(z.boolean(), false),
};

export const StageSettingsSchema = z.strictObject(stageShape);
export type StageSettings = z.output<typeof StageSettingsSchema>;

export const StageInputSchema = z.strictObject({
  ...stageShape,
  revision: CountSchema,
});
export type StageInput = z.output<typeof StageInputSchema>;

const EntrantSchema = z.object({
  id: StoredIdSchema,
  number: CountSchema,
  name: publicName(described(z.string(), { maxLength: UNIT_NAME_MAX })),
  tag: z._default(publicName(described(z.string(), { maxLength: UNIT_TAG_MAX })), ''),
  carried: z._default(described(z.int(), { minimum: -POINTS_MAX, maximum: POINTS_MAX }), 0),
  /**
   * When the unit entered the stage after the draw, because it replaced another unit or was returned. Null
   * for units that were drawn.
   */
  since: nullish(InstantSchema),
});
export type Entrant = z.output<typeof EntrantSchema>;

const lobbiesOf = (unitId: typeof StoredIdSchema) =>
  z
    .array(z.object({ id: LobbyIdSchema, units: z.array(unitId).check(z.maxLength(LOBBY_SIZE_MAX)) }))
    .check(z.maxLength(STAGE_UNITS_MAX));

export const LobbiesSchema = lobbiesOf(StoredIdSchema);
export const DrawnLobbiesSchema = lobbiesOf(DocumentIdSchema);
export type Lobby = z.output<typeof LobbiesSchema>[number];

const ReplacementSchema = z.object({
  left: EntrantSchema,
  came: z.nullable(StoredIdSchema),
  lobby: LobbyIdSchema,
});

const PrizeSchema = z.object({
  rank: z.int().check(z.minimum(1), z.maximum(PODIUM_RANKS)),
  prize: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
  /** The number of the unit. Null if the organiser wrote the prize for somebody who is no entrant. */
  unit: nullish(CountSchema),
});

const FormerEntrantSchema = z.pick(EntrantSchema, { id: true, number: true, name: true });
type FormerEntrant = z.output<typeof FormerEntrantSchema>;

/** `random` sorts the units by the SHA-256 hash of `seed:number`, so that anybody can repeat the draw. */
export const DrawKindSchema = z.enum(['hand', 'seed', 'random']);
export type DrawKind = z.output<typeof DrawKindSchema>;

const TieDrawSchema = z.object({
  order: z.array(StoredIdSchema).check(z.maxLength(STAGE_UNITS_MAX)),
  seed: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
  at: InstantSchema,
  by: AccountIdSchema,
});

export const StageSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  number: StageNumberSchema,
  ...stageShape,
  state: StageStateSchema,
  revision: CountSchema,
  /**
   * When the stage is drawn, the units of the first stage are in order of `number`. The units of a later
   * stage are in the order of the previous stage's table.
   */
  entrants: z._default(z.array(EntrantSchema).check(z.maxLength(STAGE_UNITS_MAX)), []),
  lobbies: z._default(LobbiesSchema, []),
  draw: nullish(
    z.object({
      kind: DrawKindSchema,
      seed: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
      at: InstantSchema,
    }),
  ),
  tieDraw: nullish(TieDrawSchema),
  adjustments: z._default(z.array(AdjustmentSchema).check(z.maxLength(ADJUSTMENTS_MAX)), []),
  corrections: z._default(z.array(StageCorrectionSchema).check(z.maxLength(CORRECTIONS_MAX)), []),
  /**
   * Units that passed this stage but do not play the next stage. Units below them in the table take their
   * places.
   */
  absent: z._default(z.array(StoredIdSchema).check(z.maxLength(STAGE_UNITS_MAX)), []),
  /** Replacements that can be undone, the newest first. */
  replacements: z._default(z.array(ReplacementSchema).check(z.maxLength(REPLACEMENTS_MAX)), []),
  /** Units that left this stage, including those that returned. `corrections` may contain their numbers. */
  former: z._default(z.array(FormerEntrantSchema).check(z.maxLength(FORMER_MAX)), []),
  closedAt: nullish(InstantSchema),
  /**
   * The prizes that organisers wrote on the podium. Prizes that came from a `prizePool` are not here, so that
   * they follow its changes. Written prizes are here because reopening the stage removes the podium.
   */
  prizes: z.optional(z.array(PrizeSchema).check(z.maxLength(RESULTS_MAX))),
  /** The tournament's `prizePool` when this stage was last closed. Only the last stage has it. */
  prizePool: z.optional(described(z.string(), { maxLength: PRIZE_POOL_MAX })),
  updatedAt: nullish(InstantSchema),
  /**
   * The revision that the drawn stage had before its last removal began, so that a repeated call continues
   * that removal. Null if none began.
   */
  removalRevision: nullish(CountSchema),
});
export type Stage = z.output<typeof StageSchema>;

export function isLastStage({ advance }: Pick<Stage, 'advance'>): boolean {
  return advance.perLobby === 0 && advance.byTable === 0;
}

/** A lobby is empty once nobody is left to replace its units. */
export const filledLobbies = ({ lobbies }: Pick<Stage, 'lobbies'>) =>
  lobbies.filter(({ units }) => units.length > 0);

export function namedUnits({
  entrants,
  former,
}: Pick<Stage, 'entrants' | 'former'>): readonly FormerEntrant[] {
  const here = new Set(entrants.map(({ number }) => number));
  return [...entrants, ...former.filter(({ number }) => !here.has(number))];
}

export function mapOf({ maps }: Pick<Stage, 'maps'>, match: number): string {
  return maps[(match - 1) % maps.length] ?? '';
}
