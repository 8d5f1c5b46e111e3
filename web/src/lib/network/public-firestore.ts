import {
  ACTIVE_TOURNAMENTS_MAX,
  HOUR_MS,
  LONGEST_PLAY_MS,
  NEXT_TOURNAMENTS_MAX,
  TOURNAMENT_CHANGES_MAX,
} from '@copa/domain/limits';
import { env, firestoreOrigin } from '../../config/env.ts';
import { type RestValue, readFields } from './firestore-value.ts';
import { learnServerTime, serverNow } from './server-clock.ts';

const TIMEOUT_MS = 20_000;

export interface RawDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Answered {
  readonly documents: readonly RawDocument[];
  readonly readAt: number;
}

interface RestDocument {
  readonly name: string;
  readonly updateTime?: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
}

type FieldOperator = 'EQUAL' | 'IN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN_OR_EQUAL';
type Filter =
  | { readonly compositeFilter: object }
  | { readonly fieldFilter: object }
  | { readonly unaryFilter: object };

interface PublicQuery {
  readonly from: string;
  readonly where: readonly Filter[];
  readonly orderBy: readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];
  readonly limit: number;
}

export const DATABASE = `projects/${env.firebase.projectId}/databases/(default)/documents`;

type Call = 'runQuery' | 'batchGet' | 'commit';

/**
 * The public pages use the REST interface of Firestore, because the SDK would be a large download for a few
 * queries.
 */
export const callUrl = (call: Call) => `${firestoreOrigin}/v1/${DATABASE}:${call}?key=${env.firebase.apiKey}`;

/** Plain text needs no preflight request, which saves a round trip. */
export function ask(call: Call, body: object): Promise<Response> {
  return fetch(callUrl(call), {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

declare global {
  /**
   * Gives the answer to a request that `web/prerender/early-ask.ts` sent while the other scripts loaded. Each
   * answer is given only once.
   */
  var takeEarlyAnswer: ((request: string) => Promise<Response | undefined> | undefined) | undefined;
}

function raw({ name, fields }: RestDocument): RawDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: readFields(fields) };
}

export async function failureOf(response: Response): Promise<Error> {
  return new Error(`Firestore ${response.status} ${(await response.text()).slice(0, 99)}`);
}

interface Answer {
  readonly document?: RestDocument;
  readonly found?: RestDocument;
  readonly readTime?: string;
}

async function answersOf(response: Response): Promise<readonly Answer[]> {
  if (!response.ok) throw await failureOf(response);
  const answers = (await response.json()) as readonly Answer[];
  learnServerTime(readAtOf(answers));
  return answers;
}

const readAtOf = ([answer]: readonly Answer[]) => Date.parse(answer?.readTime ?? '');

export async function runQuery({ from, where, orderBy, limit }: PublicQuery): Promise<Answered> {
  const structuredQuery = {
    from: [{ collectionId: from }],
    where: joined('AND', where),
    orderBy: [{ field: { fieldPath: orderBy[0] }, direction: orderBy[1] }],
    limit,
  };
  const answers = await answersOf(await ask('runQuery', { structuredQuery }));
  return {
    documents: answers.flatMap(({ document }) => (document ? [raw(document)] : [])),
    readAt: readAtOf(answers),
  };
}

function joined(op: 'AND' | 'OR', filters: readonly Filter[]): Filter {
  return { compositeFilter: { op, filters } };
}

export function is(fieldPath: string, op: FieldOperator, value: RestValue): Filter {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

export const isPublished = is('status', 'EQUAL', { stringValue: 'published' });
export const isNull = (fieldPath: string): Filter => ({
  unaryFilter: { field: { fieldPath }, op: 'IS_NULL' },
});
export const at = (time: number): RestValue => ({ timestampValue: new Date(time).toISOString() });

/** Firestore sorts tournaments without a date first. Some tournaments in the answer may already be over. */
export function readActiveTournaments(now: number): Promise<Answered> {
  const undated = joined('AND', [isNull('date'), isNull('endedAt')]);
  const mayStillRun = is('date', 'GREATER_THAN_OR_EQUAL', at(now - LONGEST_PLAY_MS));
  return runQuery({
    from: 'tournaments',
    where: [isPublished, joined('OR', [undated, mayStillRun])],
    orderBy: ['date', 'ASCENDING'],
    limit: ACTIVE_TOURNAMENTS_MAX,
  });
}

export function readNextTournaments(now: number): Promise<Answered> {
  return runQuery({
    from: 'tournaments',
    where: [isPublished, isNull('cancelledAt'), is('date', 'GREATER_THAN_OR_EQUAL', at(now))],
    orderBy: ['date', 'ASCENDING'],
    limit: NEXT_TOURNAMENTS_MAX,
  });
}

/** Reads again if `now` was wrong by more than an hour, because the query contains `now`. */
export async function readByServerTime(read: (now: number) => Promise<Answered>): Promise<Answered> {
  const now = serverNow().getTime();
  const answer = await read(now);
  return Math.abs(answer.readAt - now) > HOUR_MS ? await read(answer.readAt) : answer;
}

export function readTournamentChanges(since: number): Promise<Answered> {
  return runQuery({
    from: 'tournamentChanges',
    where: [is('changedAt', 'GREATER_THAN_OR_EQUAL', at(since))],
    orderBy: ['changedAt', 'ASCENDING'],
    limit: TOURNAMENT_CHANGES_MAX,
  });
}

export function readTournaments(ids: readonly string[]): Promise<Answered> {
  const values = ids.map((id) => ({ referenceValue: `${DATABASE}/tournaments/${id}` }));
  return runQuery({
    from: 'tournaments',
    where: [isPublished, is('__name__', 'IN', { arrayValue: { values } })],
    orderBy: ['__name__', 'ASCENDING'],
    limit: ids.length,
  });
}

export function documentRequest(path: string, fieldPaths?: readonly string[]) {
  return { documents: [`${DATABASE}/${path}`], mask: fieldPaths && { fieldPaths } };
}

interface FoundDocument extends RawDocument {
  readonly readAt: number;
  readonly version?: string | undefined;
}

/** Google also answers 403 if the project has no billing or its key is blocked, which says nothing of a document. */
const OF_PROJECT = /"details"|billing/;

/**
 * Null if the document does not exist or the security rules refuse it, for example before it is published.
 */
export async function fetchDocument(
  path: string,
  fieldPaths?: readonly string[],
): Promise<FoundDocument | null> {
  const request = documentRequest(path, fieldPaths);
  const response =
    (await globalThis.takeEarlyAnswer?.(JSON.stringify(request))) ?? (await ask('batchGet', request));
  if (response.status === 403 && !OF_PROJECT.test(await response.clone().text())) return null;
  const answers = await answersOf(response);
  const found = answers[0]?.found;
  return found ? { ...raw(found), readAt: readAtOf(answers), version: found.updateTime } : null;
}

/** A page follows fewer. A tab that stays open must not keep the tables of all tournaments that it showed. */
const MOST_FOLLOWED = 40;

const followed = new Map<string, FoundDocument | null>();

/** Reads the fields of a known document again only if a request without fields shows that it has changed. */
export async function followDocument(
  path: string,
  fieldPaths?: readonly string[],
): Promise<RawDocument | null> {
  const key = path + String(fieldPaths);
  const last = followed.get(key);
  if (last?.version && (await fetchDocument(path, ['none']))?.version === last.version) return last;
  const document = await fetchDocument(path, fieldPaths);
  followed.delete(key);
  followed.set(key, document);
  const [oldest = ''] = followed.keys();
  if (followed.size > MOST_FOLLOWED) followed.delete(oldest);
  return document;
}
