import { freeFireIdKey } from '@copa/domain/contact';
import { CountSchema } from '@copa/domain/described';
import type { Form } from '@copa/domain/forms/form';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DocumentSnapshot, Firestore, Transaction as SdkTransaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Logger } from '../logger.ts';
import { agendaId } from '../store/agenda.ts';
import type { Collection } from '../store/collection.ts';
import {
  AGENDA,
  claimsOf,
  FORMS,
  RECORDS,
  REGISTRATIONS,
  TOURNAMENTS,
  TRACES,
  type Trace,
} from '../store/collections.ts';
import type { Reader, Writer } from '../store/database.ts';
import { readDocument, readDocuments } from '../store/documents.ts';
import { transactionOf } from '../store/firestore-transaction.ts';
import { mailTraceIdsOf, readTraces } from '../store/mail-share.ts';
import { runTransaction } from '../store/transaction.ts';
import { readableUnits } from '../store/unit-pages.ts';
import type { RegistrationCodes } from './code.ts';
import { type PlayerRecords, readRecords } from './player-records.ts';
import { type OpenQueue, readQueue } from './queue-store.ts';
import { type RankedResults, readRanked } from './ranked.ts';
import type { RecordKeys } from './record-keys.ts';
import { type Follower, openFollowers, type Satellite } from './satellite.ts';
import { freeFireIdsOf } from './stored-unit.ts';
import { isOverdue } from './unit-place.ts';

export interface LedgerRequest {
  readonly tournamentId: string;
  readonly freeFireIds: readonly string[];
  readonly registrationIds: readonly string[];
  readonly traceIds: readonly string[];
  readonly rankedIds: readonly string[];
  readonly freedAtMost: number;
  readonly renamed: readonly string[];
  readonly isSilent: boolean;
  readonly clock: () => Date;
}

/** In `claims` and `registrations`, a document that was not read looks like one that does not exist. */
export interface LedgerSnapshot extends Omit<OpenQueue, 'waiterRecords'> {
  readonly tournament: Tournament | null;
  /** True if `recount` replaced an impossible number of taken places in `tournament`. */
  readonly isMiscounted: boolean;
  readonly form: Form | null;
  readonly claims: ReadonlyMap<string, string>;
  readonly records: PlayerRecords;
  readonly seasonResults: RankedResults;
  readonly recordKeys: RecordKeys;
  readonly registrations: ReadonlyMap<string, StoredRegistration>;
  /** When the deadlines of these units changed, if the job has still to move some of them. */
  readonly deadlinesChangedAt: Date | null;
  readonly codes: RegistrationCodes;
  readonly followers: readonly Follower[];
  readonly traces: ReadonlyMap<string, Trace | null>;
  readonly now: Date;
}

export interface LedgerStore {
  transact<Alongside, Result>(
    request: LedgerRequest,
    /** It gets false if the tournament does not exist. For a known tournament it starts with the first read. */
    alongside: (isThere: boolean) => Promise<Alongside>,
    work: (snapshot: LedgerSnapshot, writer: Writer, alongside: Alongside) => Result,
  ): Promise<Result>;
}

export function createLedgerStore(
  firestore: Firestore,
  logger: Logger,
  keys: RecordKeys,
  codes: RegistrationCodes,
  satellites: readonly Satellite[],
): LedgerStore {
  const forms = openLinkedForms();

  async function readNamed(sdk: SdkTransaction, request: LedgerRequest): Promise<Found> {
    const paths = namedPaths(request, keys, forms.guessOf(request.tournamentId));
    const snapshots = await sdk.getAll(...paths.map((path) => firestore.doc(path)));
    return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  }

  async function read(
    sdk: SdkTransaction,
    reader: Reader,
    request: LedgerRequest,
    found: Found,
  ): Promise<LedgerSnapshot> {
    const { tournamentId, registrationIds, traceIds } = request;
    const claims = claimsOf(tournamentId);
    const claimIds = claimIdsOf(request);
    const stored = documentOf(found, TOURNAMENTS, tournamentId);
    const recounted = await recount(firestore, sdk, stored, found);
    const tournament =
      stored === null || recounted === null ? stored : { ...stored, currentPlayers: recounted };
    const now = request.clock();
    const read = traceIds.flatMap((id) => found.get(`${TRACES.path}/${id}`) ?? []);
    const traces = readDocuments(TRACES, read, logger);
    const named = [
      ...documentsOf(found, REGISTRATIONS, registrationIds),
      ...(await holdersOf(reader, traces, registrationIds)),
    ];
    const claimed = documentsOf(found, claims, claimIds);
    const asking = {
      freeFireIds: request.rankedIds,
      held: claimed,
      knownUnits: named,
    };
    const ranked = await readRanked(reader, tournament, asking, codes);
    const registrations = [...named, ...ranked.holders];
    const held = [...claimed, ...ranked.claims];
    const { waiterRecords, ...queue } = await readQueue(reader, tournament, request.freedAtMost, now, keys);
    const asked = new Map([
      ...waiterRecords,
      ...claimIds.map((id) => [id, documentOf(found, RECORDS, keys.recordOf(id))] as const),
    ]);
    const records = new Map([...asked, ...(await otherRecords(reader, registrations, asked, keys))]);
    const seen = { tournament, units: registrations, records, renamed: request.renamed, codes, now };
    const [form, followers, deadlinesChangedAt, told] = await Promise.all([
      forms.formOf(tournament, found, reader),
      openFollowers(satellites, seen, reader),
      changeOfDeadlines(reader, tournament, registrations, now),
      withMailTraces(reader, traceIds, traces, [
        ...queue.waiters,
        ...registrations.filter((unit) => !request.isSilent || mayMove(unit)),
      ]),
    ]);
    return {
      now,
      ...queue,
      tournament,
      isMiscounted: recounted !== null,
      form,
      claims: new Map(held.map(({ id, registrationId }) => [id, registrationId])),
      records,
      seasonResults: ranked.results,
      recordKeys: keys,
      registrations: new Map(registrations.map((unit) => [unit.id, unit])),
      deadlinesChangedAt,
      codes,
      followers,
      traces: told,
    };
  }

  return {
    transact: (request, alongside, work) =>
      runTransaction(firestore, async (sdk) => {
        const transaction = transactionOf(firestore, sdk, logger);
        const path = `${TOURNAMENTS.path}/${request.tournamentId}`;
        const isKnown = forms.guessOf(request.tournamentId) !== undefined;
        const named = readNamed(sdk, request);
        const [snapshot, beside] = await Promise.all([
          named.then((found) => read(sdk, transaction, request, found)),
          isKnown ? alongside(true) : named.then((found) => alongside(found.get(path)?.exists === true)),
        ]);
        return work(snapshot, transaction, beside);
      }),
  };
}

/**
 * Remembers each tournament's form. The next read guesses that the form is still the same, and reads both
 * together.
 */
function openLinkedForms() {
  const linked = new Map<string, string>();
  return {
    guessOf: (tournamentId: string) => linked.get(tournamentId),
    async formOf(tournament: Tournament | null, found: Found, reader: Reader): Promise<Form | null> {
      if (tournament === null) return null;
      const { id, linkedFormId } = tournament;
      if (linkedFormId === null) {
        linked.delete(id);
        return null;
      }
      linked.set(id, linkedFormId);
      return found.has(`${FORMS.path}/${linkedFormId}`)
        ? documentOf(found, FORMS, linkedFormId)
        : reader.get(FORMS, linkedFormId);
    },
  };
}

function namedPaths(
  request: LedgerRequest,
  keys: RecordKeys,
  formGuess: string | undefined,
): readonly string[] {
  const { tournamentId, registrationIds, traceIds } = request;
  const claims = claimsOf(tournamentId);
  return [
    `${TOURNAMENTS.path}/${tournamentId}`,
    ...claimIdsOf(request).flatMap((id) => [`${claims.path}/${id}`, `${RECORDS.path}/${keys.recordOf(id)}`]),
    ...registrationIds.map((id) => `${REGISTRATIONS.path}/${id}`),
    ...traceIds.map((id) => `${TRACES.path}/${id}`),
    ...(formGuess === undefined ? [] : [`${FORMS.path}/${formGuess}`]),
  ];
}

function claimIdsOf({ freeFireIds }: LedgerRequest): readonly string[] {
  return [...new Set(freeFireIds.map(freeFireIdKey))];
}

async function otherRecords(
  reader: Reader,
  units: readonly StoredRegistration[],
  known: PlayerRecords,
  keys: RecordKeys,
): Promise<PlayerRecords> {
  const waiting = units.filter(({ place }) => place === 'waiting');
  const others = waiting.flatMap(freeFireIdsOf).filter((each) => !known.has(freeFireIdKey(each)));
  return others.length === 0 ? new Map() : await readRecords(reader, others, keys);
}

async function recount(
  firestore: Firestore,
  sdk: SdkTransaction,
  tournament: Tournament | null,
  found: Found,
) {
  if (tournament === null || tournament.playersErasedAt !== null) return null;
  const path = `${TOURNAMENTS.path}/${tournament.id}`;
  const stored = z.safeParse(CountSchema, found.get(path)?.get('currentPlayers'));
  if (stored.success && stored.data <= tournament.maxPlayers) return null;
  const claims = firestore.collection(claimsOf(tournament.id).path).select('registrationId', 'waiting');
  const { docs } = await sdk.get(claims);
  const holding = docs.filter((claim) => claim.get('waiting') !== true);
  return new Set(holding.map((claim): unknown => claim.get('registrationId'))).size;
}

async function holdersOf(
  reader: Reader,
  traces: readonly Trace[],
  known: readonly string[],
): Promise<readonly StoredRegistration[]> {
  const ids = new Set(traces.flatMap(({ holder }) => holder ?? []).filter((id) => !known.includes(id)));
  return readableUnits(reader, [...ids]);
}

async function changeOfDeadlines(
  reader: Reader,
  tournament: Tournament | null,
  units: readonly StoredRegistration[],
  now: Date,
): Promise<Date | null> {
  if (tournament === null || !units.some((unit) => isOverdue(unit, now))) return null;
  return (await reader.get(AGENDA, agendaId('deadline', tournament.id)))?.at ?? null;
}

/** True if the unit's place may change, so even a silent operation may have to mail the unit. */
function mayMove({ place, confirmBy }: StoredRegistration): boolean {
  return place === 'waiting' || confirmBy !== null;
}

async function withMailTraces(
  reader: Reader,
  ids: readonly string[],
  known: readonly Trace[],
  units: readonly StoredRegistration[],
): Promise<ReadonlyMap<string, Trace | null>> {
  const traces = new Map<string, Trace | null>(ids.map((id) => [id, null]));
  for (const trace of known) traces.set(trace.id, trace);
  const others = mailTraceIdsOf(units).filter((id) => !traces.has(id));
  return others.length === 0 ? traces : new Map([...traces, ...(await readTraces(reader, others))]);
}

type Found = ReadonlyMap<string, DocumentSnapshot>;

function documentOf<T extends { readonly id: string }>(found: Found, collection: Collection<T>, id: string) {
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
