import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { ActiveList } from './active-list.ts';

const SavedSchema = z.object({
  asOf: z.number(),
  /** Missing from an earlier version of the site, which read the whole list every time, by the clock of the phone. */
  wholeAt: z._default(z.number(), 0),
  tournaments: z.array(TournamentSchema),
});

export function readSavedList(saved: string): ActiveList {
  return z.parse(SavedSchema, JSON.parse(saved));
}
