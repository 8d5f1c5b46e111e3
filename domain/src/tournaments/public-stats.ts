import * as z from 'zod/mini';
import { CountSchema } from '../described.ts';

export const PublicStatsSchema = z.object({
  published: CountSchema,
  open: CountSchema,
  completed: CountSchema,
  players: CountSchema,
});
export type PublicStats = z.output<typeof PublicStatsSchema>;

export const RegistrationCountsSchema = z.object({
  pending: CountSchema,
  /** The part of `pending` that organisers cannot approve yet. */
  blocked: z.optional(CountSchema),
  approved: CountSchema,
  rejected: CountSchema,
});
