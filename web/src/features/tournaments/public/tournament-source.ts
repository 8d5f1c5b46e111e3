import { DocumentIdSchema } from '@copa/domain/ids';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { RawDocument } from '../../../lib/network/public-firestore.ts';
import { serverNow, subscribeServerClock } from '../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../lib/report-problem.ts';

const firestore = () => import('../../../lib/network/public-firestore.ts');

/** A document that does not fit is left out and reported; the others show. */
function parseTournaments(documents: readonly RawDocument[]): readonly Tournament[] {
  return documents.flatMap(({ id, data }) => {
    const parsed = z.safeParse(TournamentSchema, { ...data, id });
    if (parsed.success) return [parsed.data];
    reportProblem(`tournament ${id} does not fit its schema`, parsed.error.issues);
    return [];
  });
}

type Read = (now: Date) => Promise<readonly RawDocument[]>;

/** Once more where the answer itself tells that the phone's clock is wrong: it was asked for another day. */
async function readByServerTime(read: Read): Promise<readonly RawDocument[]> {
  let corrected = false;
  const stop = subscribeServerClock(() => {
    corrected = true;
  });
  try {
    const documents = await read(serverNow());
    return corrected ? await read(serverNow()) : documents;
  } finally {
    stop();
  }
}

/** By date, those without one last. */
export async function fetchActiveTournaments(): Promise<readonly Tournament[]> {
  const { readActiveTournaments } = await firestore();
  const tournaments = parseTournaments(await readByServerTime(readActiveTournaments));
  return tournaments.toSorted((a, b) => Number(a.date === null) - Number(b.date === null));
}

export async function fetchPastTournaments(): Promise<readonly Tournament[]> {
  const { readPastTournaments } = await firestore();
  return parseTournaments(await readByServerTime(readPastTournaments));
}

/** Null when it does not exist or is not published. */
export async function fetchTournament(id: string): Promise<Tournament | null> {
  // A link with a piece too many names nothing that there could be.
  if (!z.safeParse(DocumentIdSchema, id).success) return null;
  const { readDocument } = await firestore();
  const document = await readDocument(`tournaments/${id}`);
  return document === null ? null : (parseTournaments([document])[0] ?? null);
}
