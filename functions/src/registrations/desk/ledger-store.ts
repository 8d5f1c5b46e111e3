import { freeFireIdKey } from '@copa/domain/contact';
import type { Rooms } from '@copa/domain/day/room';
import { isWaitlistLive } from '@copa/domain/day/waitlist-room';
import { needsReady } from '@copa/domain/day/window-phase';
import { CountSchema } from '@copa/domain/described';
import type { Form } from '@copa/domain/forms/form';
import type { Player } from '@copa/domain/play/player/page';
import { playerKeysOf } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Collection } from '../../store/collection.ts';
import {
  claimsOf,
  FORMS,
  PLAYERS,
  QUEUES,
  REGISTRATIONS,
  ROOMS,
  TOURNAMENTS,
  TRACES,
  type Trace,
} from '../../store/collections.ts';
import type { Writer } from '../../store/database.ts';
import { readDocument } from '../../store/documents.ts';
import { writerOf } from '../../store/firestore-unit.ts';
import { runTransaction } from '../../store/transaction.ts';

export interface LedgerRequest {
  readonly tournamentId: string;
  readonly freeFireIds: readonly string[];
  readonly registrationIds: readonly string[];
  readonly traceIds: readonly string[];
  /** How many places the work may free: so many of those who wait are read. */
  readonly mayFree: number;
  readonly clock: () => Date;
}

/** What one transaction has read of a tournament. Absent keys were looked for and do not exist. */
export interface LedgerSnapshot {
  readonly tournament: Tournament | null;
  /** The stored number of places taken was none that there can be; what stands in the tournament was counted now. */
  readonly isMiscounted: boolean;
  /** The form that the tournament links to. */
  readonly form: Form | null;
  /** Registration ids by the ids of claims. */
  readonly claims: ReadonlyMap<string, string>;
  readonly registrations: ReadonlyMap<string, StoredRegistration>;
  readonly traces: ReadonlyMap<string, Trace>;
  /** The numbers that wait, in their order. */
  readonly queue: readonly number[];
  /** Those for whom a free place is, in the order of their numbers: as many as may get one now. */
  readonly waiters: readonly StoredRegistration[];
  /** The public pages that show one of the registrations, by their keys. */
  readonly players: ReadonlyMap<string, Player>;
  /** Null where the tournament has none. */
  readonly rooms: Rooms | null;
  /** The moment at which all of this is decided. */
  readonly now: Date;
}

export interface LedgerStore {
  /**
   * Reads everything that the request names at once, so that a transaction costs one read and one commit. `work`
   * may run again when the transaction loses a race. `alongside` is read in parallel, outside the transaction.
   */
  transact<Alongside, Result>(
    request: LedgerRequest,
    alongside: () => Promise<Alongside>,
    work: (snapshot: LedgerSnapshot, writer: Writer, alongside: Alongside) => Result,
  ): Promise<Result>;
}

export function createLedgerStore(firestore: Firestore): LedgerStore {
  /** Which form a tournament linked to last time: a guess that saves a round trip and is checked every time. */
  const linkedForms = new Map<string, string>();

  async function read(transaction: Transaction, request: LedgerRequest): Promise<LedgerSnapshot> {
    const { tournamentId, clock } = request;
    const claims = claimsOf(tournamentId);
    const guess = linkedForms.get(tournamentId);
    const claimIds = [...new Set(request.freeFireIds.map(freeFireIdKey))];
    const found = await readAll(transaction, [
      firestore.doc(`${TOURNAMENTS.path}/${tournamentId}`),
      ...claimIds.map((id) => firestore.doc(`${claims.path}/${id}`)),
      ...request.registrationIds.map((id) => firestore.doc(`${REGISTRATIONS.path}/${id}`)),
      ...request.traceIds.map((id) => firestore.doc(`${TRACES.path}/${id}`)),
      ...(guess === undefined ? [] : [firestore.doc(`${FORMS.path}/${guess}`)]),
    ]);
    const stored = documentOf(found, TOURNAMENTS, tournamentId);
    const recounted = await recount(transaction, stored, found);
    const tournament =
      stored === null || recounted === null ? stored : { ...stored, currentPlayers: recounted };
    const linked = tournament?.linkedFormId ?? null;
    const now = clock();
    const traces = documentsOf(found, TRACES, request.traceIds);
    const registrations = [
      ...documentsOf(found, REGISTRATIONS, request.registrationIds),
      ...(await holdersOf(transaction, traces, request.registrationIds)),
    ];
    return {
      now,
      players: await playersIn(transaction, registrations),
      ...(await waiting(transaction, tournament, request.mayFree, now)),
      rooms: await roomsIn(transaction, tournament),
      tournament,
      isMiscounted: recounted !== null,
      form: await linkedForm(transaction, tournamentId, linked, found),
      claims: new Map(
        documentsOf(found, claims, claimIds).map(({ id, registrationId }) => [id, registrationId]),
      ),
      registrations: new Map(registrations.map((unit) => [unit.id, unit])),
      traces: new Map(traces.map((trace) => [trace.id, trace])),
    };
  }

  /** The registrations that the mails of these mailboxes are about: only a mailbox that is named again costs this read. */
  async function holdersOf(
    transaction: Transaction,
    traces: readonly Trace[],
    known: readonly string[],
  ): Promise<readonly StoredRegistration[]> {
    const ids = new Set(traces.flatMap(({ holder }) => holder ?? []).filter((id) => !known.includes(id)));
    if (ids.size === 0) return [];
    const references = [...ids].map((id) => firestore.doc(`${REGISTRATIONS.path}/${id}`));
    return documentsOf(await readAll(transaction, references), REGISTRATIONS, [...ids]);
  }

  /** Null where the stored number can be true; else the claims are counted, in the same transaction. */
  async function recount(
    transaction: Transaction,
    tournament: Tournament | null,
    found: Found,
  ): Promise<number | null> {
    if (tournament === null || tournament.playersErasedAt !== null) return null;
    const path = `${TOURNAMENTS.path}/${tournament.id}`;
    const stored = z.safeParse(CountSchema, found.get(path)?.get('currentPlayers'));
    if (stored.success && stored.data <= tournament.maxPlayers) return null;
    const claims = firestore.collection(claimsOf(tournament.id).path).select('registrationId', 'waiting');
    const { docs } = await transaction.get(claims);
    // The players of one unit take one place.
    const holding = docs.filter((claim) => claim.get('waiting') !== true);
    return new Set(holding.map((claim): unknown => claim.get('registrationId'))).size;
  }

  async function waiting(
    transaction: Transaction,
    tournament: Tournament | null,
    mayFree: number,
    now: Date,
  ): Promise<Pick<LedgerSnapshot, 'queue' | 'waiters'>> {
    if (tournament === null || (tournament.waitlist.max === 0 && tournament.waitingPlayers === 0)) {
      return { queue: [], waiters: [] };
    }
    const { id, maxPlayers, currentPlayers, waitlist, waitingPlayers } = tournament;
    const wanted = Math.min(Math.max(0, maxPlayers - currentPlayers) + mayFree, waitingPlayers);
    const isAutomatic = waitlist.mode === 'auto' && isWaitlistLive(tournament, now);
    const next = firestore
      .collection(REGISTRATIONS.path)
      .where('tournamentId', '==', id)
      .where('waitsFor', 'array-contains', needsReady(tournament, now) ? 'match' : 'entry')
      .orderBy('waitSeq')
      .limit(Math.max(1, wanted));
    const [queue, waiters] = await Promise.all([
      transaction.get(firestore.doc(`${QUEUES.path}/${id}`)),
      isAutomatic && wanted > 0 ? transaction.get(next) : null,
    ]);
    return {
      queue: readDocument(QUEUES, queue)?.waiting ?? [],
      waiters: (waiters?.docs ?? []).flatMap((each) => readDocument(REGISTRATIONS, each) ?? []),
    };
  }

  /** A tournament that never had a room costs no read for it. */
  async function roomsIn(transaction: Transaction, tournament: Tournament | null): Promise<Rooms | null> {
    if (tournament === null || tournament.roomsRevision === 0) return null;
    return readDocument(ROOMS, await transaction.get(firestore.doc(`${ROOMS.path}/${tournament.id}`)));
  }

  /** Where nobody has switched a page on, it costs no read. */
  async function playersIn(
    transaction: Transaction,
    registrations: readonly StoredRegistration[],
  ): Promise<ReadonlyMap<string, Player>> {
    const keys = playerKeysOf(registrations);
    if (keys.length === 0) return new Map();
    const references = keys.map((key) => firestore.doc(`${PLAYERS.path}/${key}`));
    const players = documentsOf(await readAll(transaction, references), PLAYERS, keys);
    return new Map(players.map((player) => [player.id, player]));
  }

  async function linkedForm(
    transaction: Transaction,
    tournamentId: string,
    formId: string | null,
    found: Found,
  ): Promise<Form | null> {
    if (formId === null) {
      linkedForms.delete(tournamentId);
      return null;
    }
    linkedForms.set(tournamentId, formId);
    const path = `${FORMS.path}/${formId}`;
    const known = found.has(path) ? found : await readAll(transaction, [firestore.doc(path)]);
    return documentOf(known, FORMS, formId);
  }

  return {
    transact: (request, alongside, work) =>
      runTransaction(firestore, async (transaction) => {
        const [snapshot, beside] = await Promise.all([read(transaction, request), alongside()]);
        return work(snapshot, writerOf(firestore, transaction), beside);
      }),
  };
}

type Found = ReadonlyMap<string, DocumentSnapshot>;

async function readAll(transaction: Transaction, references: readonly DocumentReference[]): Promise<Found> {
  const snapshots = await transaction.getAll(...references);
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
}

function documentOf<T extends { readonly id: string }>(
  found: Found,
  collection: Collection<T>,
  id: string,
): T | null {
  const snapshot = found.get(`${collection.path}/${id}`);
  return snapshot === undefined ? null : readDocument(collection, snapshot);
}

function documentsOf<T extends { readonly id: string }>(
  found: Found,
  collection: Collection<T>,
  ids: readonly string[],
): readonly T[] {
  return ids.flatMap((id) => documentOf(found, collection, id) ?? []);
}
