import * as z from 'zod/mini';
import { DocumentIdSchema } from './ids.ts';
import { InstantSchema, nullish } from './instant.ts';
import { ShownTimeZoneSchema } from './time-zone.ts';

/** What anyone may know. */
export const PublicStatsSchema = z.object({
  published: z.int(),
  open: z.int(),
  completed: z.int(),
  players: z.int(),
});
export type PublicStats = z.output<typeof PublicStatsSchema>;

const CountsSchema = z.object({ pending: z.int(), approved: z.int(), rejected: z.int() });

export const TournamentStatsSchema = z.object({
  id: DocumentIdSchema,
  name: z.string(),
  date: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  maxPlayers: z.int(),
  currentPlayers: z.int(),
  registrations: CountsSchema,
});

export const StatsSchema = z.object({
  tournaments: z.object({
    total: z.int(),
    draft: z.int(),
    scheduled: z.int(),
    published: z.int(),
    completed: z.int(),
  }),
  registrations: CountsSchema,
  /** Oldest first, days of the last 30 in UTC, also those without any. */
  registrationsByDay: z.array(z.object({ day: z.string(), count: z.int() })),
  /** Time from sign-up to decision, over the decided ones of the last 30 days. */
  approvalMinutes: z.nullable(z.object({ median: z.number(), p90: z.number() })),
  perTournament: z.array(TournamentStatsSchema),
  forms: z.object({ total: z.int(), active: z.int(), responses: z.int() }),
  pendingRequests: z.int(),
});
export type Stats = z.output<typeof StatsSchema>;
