import { DocumentIdSchema } from '@copa/domain/ids';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { RawDocument } from '../../../lib/network/public-firestore.ts';
import { reportProblem } from '../../../lib/report-problem.ts';

const firestore = () => import('../../../lib/network/public-firestore.ts');

export function parseTournaments(documents: readonly RawDocument[]): readonly Tournament[] {
  return documents.flatMap(({ id, data }) => {
    const parsed = z.safeParse(TournamentSchema, { ...data, id });
    if (parsed.success) return [parsed.data];
    reportProblem(`tournament ${id} does not fit its schema`, parsed.error.issues);
    return [];
  });
}

interface Fetched {
  readonly tournaments: readonly Tournament[];
  readonly readAt: number;
}

export async function fetchActiveTournaments(): Promise<Fetched> {
  const { readActiveTournaments, readByServerTime } = await firestore();
  const { documents, readAt } = await readByServerTime(readActiveTournaments);
  return { tournaments: parseTournaments(documents), readAt };
}

export async function fetchTournaments(ids: readonly string[]): Promise<readonly Tournament[]> {
  const { readTournaments } = await firestore();
  return parseTournaments((await readTournaments(ids)).documents);
}

/** Null if the tournament does not exist, is not published, or does not fit its schema. */
export async function fetchTournament(id: string): Promise<Tournament | null> {
  // A slash in `id` could turn the path into that of another document.
  if (!z.safeParse(DocumentIdSchema, id).success) return null;
  const { followDocument } = await firestore();
  const document = await followDocument(`tournaments/${id}`);
  return document === null ? null : (parseTournaments([document])[0] ?? null);
}
