import * as z from 'zod/mini';
import { TournamentSchema } from './tournament.ts';

/** The fields that the phones of its units poll: rules, prizes and results fill most of the document and are left out. */
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
