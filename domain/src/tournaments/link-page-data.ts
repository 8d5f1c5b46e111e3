import * as z from 'zod/mini';
import { InstantSchema } from '../time/instant.ts';
import { eachFact } from './facts.ts';
import { TournamentSchema } from './tournament.ts';

/** The data in the page of a shared link. Kept apart from `link-page`, which every page of the site downloads. */
export const LinkPageDataSchema = z.object({
  /** When the page was made: it may come out of a cache. */
  asOf: InstantSchema,
  /** The words that stand in the page, for the first render over it: another browser may write the same date differently. */
  facts: z.object(eachFact(() => z.string())),
  tournament: TournamentSchema,
});
export type LinkPageData = z.output<typeof LinkPageDataSchema>;
