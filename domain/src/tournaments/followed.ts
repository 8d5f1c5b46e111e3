import * as z from 'zod/mini';
import { TournamentSchema } from './tournament.ts';

/**
 * Phones poll these fields. Rules, prizes and results are not among them, because they fill most of the
 * document.
 */
export const FollowedTournamentSchema = z.pick(TournamentSchema, {
  id: true,
  name: true,
  description: true,
  date: true,
  endDate: true,
  endedAt: true,
  timeZone: true,
  formerDate: true,
  windows: true,
  waitlist: true,
  closings: true,
  stage: true,
  plan: true,
  cancelledAt: true,
  cancelReason: true,
  rulesVersion: true,
  season: true,
  updatedAt: true,
});
export type FollowedTournament = z.output<typeof FollowedTournamentSchema>;
