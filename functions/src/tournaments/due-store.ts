import { type SeasonName, SeasonNameSchema, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { type Firestore, GrpcStatus, type Query, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Context } from '../dependencies.ts';
import { putSeasonOnAgenda } from '../store/agenda.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import { readDocuments } from '../store/documents.ts';
import { writerOf } from '../store/firestore-transaction.ts';
import { noteTournamentChange, showCopies, wakeDay } from '../store/tournament-writes.ts';
import { readInTime } from '../store/unavailable.ts';

const PAGE = 100;

export interface DueTournament {
  readonly id: string;
  readonly name: string;
  readonly version: Timestamp;
  readonly season: SeasonName | null;
  readonly stage: number;
  /** True if the tournament was hidden or has units, so its publication may end a pause (`pauseAfter`). */
  readonly endsPause: boolean;
}

/** An unreadable tournament is published too, and logged. */
export async function* findDueTournaments(
  { firestore, logger }: Pick<Context, 'firestore' | 'logger'>,
  now: Date,
): AsyncIterable<readonly DueTournament[]> {
  const due: Query = firestore
    .collection(TOURNAMENTS.path)
    .where('status', '==', 'scheduled')
    .where('publishDate', '<=', now)
    .orderBy('publishDate')
    .orderBy('__name__');
  let next = due.limit(PAGE);
  for (;;) {
    const page = next;
    const { docs } = await readInTime(() => page.get());
    readDocuments(TOURNAMENTS, docs, logger);
    yield docs.map((snapshot) => ({
      id: snapshot.id,
      name: z.safeParse(TournamentSchema.shape.name, snapshot.get('name')).data ?? '',
      version: snapshot.updateTime,
      season: z.safeParse(SeasonNameSchema, snapshot.get('season')).data ?? null,
      stage: z.safeParse(TournamentSchema.shape.stage, snapshot.get('stage')).data ?? 0,
      endsPause:
        snapshot.get('hiddenAt') instanceof Timestamp ||
        [snapshot.get('currentPlayers'), snapshot.get('waitingPlayers')].some((count) => Number(count) > 0),
    }));
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return;
    next = due.startAfter(last).limit(PAGE);
  }
}

/**
 * Uses a batch, because a transaction would lock the tournament. Calls that publish it at the same time would
 * then wait for each other.
 */
export async function publishTournament(
  firestore: Firestore,
  { id, version, season, stage }: DueTournament,
  fields: Readonly<Record<string, unknown>>,
  alongside: (writer: Writer) => void,
): Promise<boolean> {
  const batch = firestore.batch();
  batch.update(
    firestore.doc(`${TOURNAMENTS.path}/${id}`),
    { ...fields, status: 'published' },
    { lastUpdateTime: version },
  );
  const writer = writerOf(firestore, batch);
  noteTournamentChange(writer, null, { id, status: 'published' });
  showCopies(writer, { id, stage }, true);
  wakeDay(writer, id);
  putSeasonOnAgenda(writer, season, id);
  alongside(writer);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
}

function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === GrpcStatus.FAILED_PRECONDITION || error.code === GrpcStatus.NOT_FOUND)
  );
}
