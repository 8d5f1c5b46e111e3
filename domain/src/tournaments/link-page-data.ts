import * as z from 'zod/mini';
import { InstantSchema } from '../time/instant.ts';
import { TournamentSchema } from './tournament.ts';

/** What the page of a shared link brings along. Apart from `link-page`, which every page of the site downloads. */
export const LinkPageDataSchema = z.object({
  /** When the page was made: it may come out of a cache. */
  asOf: InstantSchema,
  tournament: TournamentSchema,
});
export type LinkPageData = z.output<typeof LinkPageDataSchema>;
