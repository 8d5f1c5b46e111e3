import * as z from 'zod/mini';
import { TournamentSchema } from './tournament.ts';

/**
 * What the phones of its units read of a tournament again and again: its hours and what became of it. Rules, prizes and
 * results, which fill most of the document, stay where they are.
 */
export const FollowedTournamentSchema = z.pick(TournamentSchema, {
  id: true,
  name: true,
  description: true,
  date: true,
  endDate: true,
  timeZone: true,
  windows: true,
  waitlist: true,
  closings: true,
  stage: true,
  cancelledAt: true,
  cancelReason: true,
  updatedAt: true,
});
export type FollowedTournament = z.output<typeof FollowedTournamentSchema>;
