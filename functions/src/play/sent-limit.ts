import { SENT_PER_STAGE_MAX } from '@copa/domain/limits';
import { refusal } from '../refusals.ts';
import type { OwnCollection } from '../store/collection.ts';
import { type Database, equal } from '../store/database.ts';

interface OfStage {
  readonly tournamentId: string;
  readonly stage: number;
}

/** Callers run this before their transaction, so simultaneous reports or protests may exceed the limit. */
export async function requireBelowLimit<T extends OfStage & { readonly id: string }>(
  database: Database,
  collection: OwnCollection<T>,
  { tournamentId, stage }: OfStage,
  refused: string,
): Promise<void> {
  const stored = await database.count(collection, equal({ tournamentId, stage }));
  if (stored >= SENT_PER_STAGE_MAX) throw refusal('conflict', refused);
}
