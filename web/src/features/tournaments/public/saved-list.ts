import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { ActiveList } from './active-list.ts';

const SavedSchema = z.object({
  asOf: z.number(),
  wholeAt: z.number(),
  tournaments: z.array(TournamentSchema),
});

export function readSavedList(saved: string): ActiveList {
  return z.parse(SavedSchema, JSON.parse(saved));
}
