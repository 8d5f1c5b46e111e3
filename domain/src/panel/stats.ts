import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import { NAME_MAX, SHORT_TEXT_MAX, STATS_DAYS, STATS_TOURNAMENTS } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import { WaitlistModeSchema } from '../tournaments/places/waitlist.ts';
import {
  ClosingsSchema,
  NO_CLOSINGS,
  WindowKindSchema,
  WindowsSchema,
} from '../tournaments/places/window.ts';
import { RegistrationCountsSchema } from '../tournaments/public-stats.ts';
import { TournamentStatusSchema } from '../tournaments/tournament.ts';

const MinutesSchema = described(z.number(), { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** `openAt` is null if there is no room. */
const RoomHourSchema = z.object({ openAt: nullish(InstantSchema) });

export const TournamentStatsSchema = z.object({
  id: DocumentIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
  status: z._default(TournamentStatusSchema, 'published'),
  date: nullish(InstantSchema),
  endDate: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  maxPlayers: CountSchema,
  currentPlayers: CountSchema,
  registrations: RegistrationCountsSchema,
  cancelledAt: nullish(InstantSchema),
  endedAt: nullish(InstantSchema),
  windows: z._default(WindowsSchema, []),
  closings: z._default(ClosingsSchema, NO_CLOSINGS),
  waitingPlayers: z._default(CountSchema, 0),
  waitlistMode: z._default(WaitlistModeSchema, 'auto'),
  confirming: nullish(z.object({ kind: WindowKindSchema, confirmed: CountSchema })),
  dueMatch: nullish(
    z.object({
      stage: CountSchema,
      stageName: described(z.string(), { maxLength: NAME_MAX }),
      match: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
      lobby: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
      number: CountSchema,
      /** Counts those of the `units` that have a saved row for this match. */
      entered: z._default(CountSchema, 0),
      units: z._default(CountSchema, 0),
      /** True if the roll of this match was begun. */
      isRolled: z._default(z.boolean(), false),
      room: nullish(z.extend(RoomHourSchema, { hasAny: z._default(z.boolean(), false) })),
    }),
  ),
  /** The stage has no match left to play, so it needs its end or the draw of the next stage. */
  dueStage: nullish(
    z.object({
      act: z.enum(['close', 'draw-next']),
      name: described(z.string(), { maxLength: NAME_MAX }),
      isLast: z.boolean(),
      lacksPassed: z._default(z.boolean(), false),
    }),
  ),
  /** `match` is the first one with an open protest, and `matches` counts those with one. */
  protested: nullish(
    z.object({
      stage: CountSchema,
      match: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
      /** It is empty if all play in one lobby. */
      lobby: z._default(described(z.string(), { maxLength: SHORT_TEXT_MAX }), ''),
      matches: CountSchema,
    }),
  ),
  /** The best unit whose prize is not delivered; `left` counts all such units. */
  prizes: nullish(
    z.object({
      rank: CountSchema,
      player: described(z.string(), { maxLength: NAME_MAX }),
      left: CountSchema,
    }),
  ),
  /** True if the tournament is in play and its first stage is not drawn. */
  lacksDraw: z._default(z.boolean(), false),
  /**
   * Null if the tournament is cancelled, or if it neither lacks its draw nor starts within the next hour.
   */
  room: nullish(RoomHourSchema),
});

const HOURS_MAX = (STATS_DAYS + 2) * 24;

export const StatsSchema = z.object({
  tournaments: z.object({
    draft: z._default(CountSchema, 0),
    scheduled: CountSchema,
    published: CountSchema,
  }),
  registrations: RegistrationCountsSchema,
  /** The UTC hours with registrations, the oldest first. */
  registrationsByHour: z._default(
    z.array(z.object({ hour: InstantSchema, count: CountSchema })).check(z.maxLength(HOURS_MAX)),
    [],
  ),
  /** The days are in UTC, the oldest first. Pages of an earlier version read them. */
  registrationsByDay: z
    .array(z.object({ day: described(z.string(), { format: 'date' }), count: CountSchema }))
    .check(z.maxLength(STATS_DAYS)),
  approvalMinutes: z.nullable(z.object({ median: MinutesSchema, p90: MinutesSchema })),
  perTournament: z.array(TournamentStatsSchema).check(z.maxLength(STATS_TOURNAMENTS)),
  pendingRequests: CountSchema,
});
export type Stats = z.output<typeof StatsSchema>;
