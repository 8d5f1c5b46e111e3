import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, RulesVersionSchema } from '../ids.ts';
import {
  LONG_TEXT_MAX,
  MAX_PLAYERS_LIMIT,
  NAME_MAX,
  POINTS_MAX,
  PRIZE_POOL_MAX,
  RESULTS_MAX,
  RULES_MAX,
  RULES_TEXT_MAX,
  SHORT_TEXT_MAX,
  SUBSTITUTES_MAX,
} from '../limits.ts';
import { publicName } from '../public-name.ts';
import { lines, seenText, text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { ShownTimeZoneSchema, TimeZoneSchema } from '../time/time-zone.ts';
import { ReservationSchema } from './places/reservation.ts';
import { NO_WAITLIST, WaitlistSchema } from './places/waitlist.ts';
import { ClosingsSchema, NO_CLOSINGS, WindowsSchema } from './places/window.ts';
import { PlanSchema } from './plan.ts';
import { settingShape } from './settings/shape.ts';
import * as words from './words/fields.ts';

export const TournamentStatusSchema = z.enum(['draft', 'scheduled', 'published']);
export type TournamentStatus = z.output<typeof TournamentStatusSchema>;

const RulesSchema = z.union([
  z.string().check(z.overwrite(seenText), z.maxLength(RULES_TEXT_MAX, words.rulesTooLong)),
  z.array(z.string().check(z.overwrite(seenText), z.maxLength(LONG_TEXT_MAX))).check(z.maxLength(RULES_MAX)),
]);

const TournamentResultSchema = z.object({
  rank: z.int().check(z.minimum(1), z.maximum(1000)),
  player: publicName(text(NAME_MAX, words.noResultName)),
  prize: z._default(text(SHORT_TEXT_MAX), ''),
  points: nullish(
    z
      .number(words.pointsNotDigits)
      .check(z.minimum(-POINTS_MAX, words.pointsRange), z.maximum(POINTS_MAX, words.pointsRange)),
  ),
  deliveredAt: nullish(InstantSchema),
  /** The number of the unit. Null if an organiser added this result by hand. */
  unit: nullish(CountSchema),
  /** Says which tie-break decided between this unit and the next one. Missing if no tie-break decided. */
  decided: z.optional(text(SHORT_TEXT_MAX)),
});

export const SeasonNameSchema = z.object({
  id: DocumentIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
});
export type SeasonName = z.output<typeof SeasonNameSchema>;

const DEFAULT_TIME_ZONE = 'America/Mexico_City';

export const tournamentShape = {
  name: text(NAME_MAX, words.noName),
  description: z._default(lines(LONG_TEXT_MAX), ''),
  /** Null if no date is announced yet. The field is required, so that no caller forgets it. */
  date: z.nullable(InstantSchema),
  endDate: nullish(InstantSchema),
  timeZone: z._default(TimeZoneSchema, DEFAULT_TIME_ZONE),
  registrationDeadline: nullish(InstantSchema),
  maxPlayers: z
    .int(words.wholePlaces)
    .check(z.minimum(1, words.fewestPlaces), z.maximum(MAX_PLAYERS_LIMIT, words.mostPlaces)),
  status: z._default(TournamentStatusSchema, 'draft'),
  publishDate: nullish(InstantSchema),
  ...settingShape,
  substitutes: z._default(
    z.int().check(z.minimum(0), z.maximum(SUBSTITUTES_MAX, words.tooManySubstitutes)),
    0,
  ),
  windows: z._default(WindowsSchema, []),
  waitlist: z._default(WaitlistSchema, NO_WAITLIST),
  reserved: ReservationSchema,
  adultsOnly: z._default(z.boolean(), false),
  entryFee: z._default(z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, words.invalidFee)), '0'),
  prizePool: z._default(text(PRIZE_POOL_MAX), ''),
  prize: z._default(text(SHORT_TEXT_MAX), ''),
  rules: z._default(RulesSchema, ''),
  linkedFormId: nullish(DocumentIdSchema),
  imageId: nullish(DocumentIdSchema),
  /**
   * When a weekly tournament is repeated, only the repetition stays weekly. So `continueSeries` repeats only
   * the last tournament of a series.
   */
  weekly: z._default(z.boolean(), false),
  results: z._default(z.array(TournamentResultSchema).check(z.maxLength(RESULTS_MAX)), []),
};

export const NoticeKindSchema = z.string().check(z.regex(/^[a-z][a-zA-Z-]{0,31}$/));

/**
 * `tournaments/{id}`: fields that were added later may be missing. `status` and `date` must never get a
 * default, because the security rules read both without one.
 */
export const StoredTournamentSchema = z.object({
  ...tournamentShape,
  timeZone: z._default(ShownTimeZoneSchema, DEFAULT_TIME_ZONE),
  maxPlayers: described(z.int().check(z.minimum(0)), { maximum: MAX_PLAYERS_LIMIT }),
  /**
   * Each unit that has a place counts once, also a team. An invalid number is read as 0, so that the
   * tournament is still shown. The ledger in `functions/src/desk` corrects the number.
   */
  currentPlayers: orElse(CountSchema, 0),
  waitingPlayers: orElse(CountSchema, 0),
  lastWaitSeq: orElse(CountSchema, 0),
  closings: z._default(ClosingsSchema, NO_CLOSINGS),
  /**
   * When the last early notice of each kind, such as `consent`, was sent. Notices about windows use `toldAt`
   * in `closings`.
   */
  told: z._default(z.record(NoticeKindSchema, InstantSchema), {}),
  roomsRevision: orElse(CountSchema, 0),
  /** The number of the last stage that is drawn; 0 if none is. */
  stage: orElse(CountSchema, 0),
  plan: nullish(PlanSchema),
  season: nullish(SeasonNameSchema),
  lastUnitNumber: orElse(CountSchema, 0),
  rulesVersion: nullish(RulesVersionSchema),
  status: TournamentStatusSchema,
  publishedAt: nullish(InstantSchema),
  /** The last stage was closed at this time. Null again once the stage is reopened. */
  endedAt: nullish(InstantSchema),
  /**
   * All matches of the closed last stage are official from this time on, which may be past. Null while one is
   * protested.
   */
  podiumOfficialAt: nullish(InstantSchema),
  /** True while a match of the closed last stage is protested. */
  isPodiumProtested: z._default(z.boolean(), false),
  reopenedAt: nullish(InstantSchema),
  /**
   * When the tournament was hidden, or cancelled if it was cancelled first. Null while `status` is
   * `published` and `cancelledAt` is null.
   */
  hiddenAt: nullish(InstantSchema),
  cancelledAt: nullish(InstantSchema),
  cancelReason: z._default(described(z.string(), { maxLength: SHORT_TEXT_MAX }), ''),
  formerDate: nullish(InstantSchema),
  /** When the erasure of the registrations began. `currentPlayers` still counts the erased registrations. */
  playersErasedAt: nullish(InstantSchema),
  updatedAt: nullish(InstantSchema),
});

export const TournamentSchema = z.extend(StoredTournamentSchema, { id: DocumentIdSchema });
export type Tournament = z.output<typeof TournamentSchema>;
