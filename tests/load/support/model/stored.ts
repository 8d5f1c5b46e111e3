import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expectRecordsToFollow } from '../invariants.ts';
import type { WholeDatabase } from '../whole-database.ts';

export type Fields = Readonly<Record<string, unknown>>;

const SEAT_FIELDS = [
  'slot',
  'role',
  'state',
  'id',
  'name',
  'needsConsent',
  'nick',
  'wish',
  'freeFireId',
  'email',
  'answers',
  'acceptedAt',
  'ageBand',
  'consent',
];

const INSIDE = ['placeAfter', 'givenTo', 'ticket', 'results', 'tournaments', 'registrations', 'entries'];

export function known(seen: unknown, expected: unknown): unknown {
  if (Array.isArray(seen) && Array.isArray(expected))
    return seen.map((each, at) => known(each, expected[at]));
  if (!isObject(seen) || !isObject(expected)) return seen;
  return Object.fromEntries(
    Object.keys(expected).map((name) => {
      if (name === 'members') return [name, listOf(seen[name]).map(seatOf)];
      return [name, INSIDE.includes(name) ? known(seen[name], expected[name]) : seen[name]];
    }),
  );
}

export function knownIn(stored: Fields, expected: Fields): Fields {
  const collections = ['tournaments', 'registrations', 'forms'].map((name) => {
    const wanted = expected[name] as Fields;
    const seen = Object.entries(stored[name] as Fields);
    return [name, Object.fromEntries(seen.map(([id, doc]) => [id, known(doc, wanted[id])]))] as const;
  });
  return { ...stored, ...Object.fromEntries(collections) };
}

const seatOf = (seat: Fields) =>
  Object.fromEntries(SEAT_FIELDS.flatMap((name) => (name in seat ? [[name, seat[name]]] : [])));

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? (value as readonly Fields[]) : [];
}

type Line = string | readonly string[];

const lines = (docs: readonly QueryDocumentSnapshot[], lineOf: (doc: QueryDocumentSnapshot) => Line) =>
  docs.flatMap(lineOf).toSorted();

export type Stored = ReturnType<typeof storedIn>;

export function storedIn(whole: WholeDatabase) {
  expectRecordsToFollow(whole);
  return {
    tournaments: all(whole.docs('tournaments')),
    claims: lines(whole.group('claims'), (doc) => {
      const place = doc.get('waiting') === true ? 'waiting' : 'held';
      return `${doc.ref.path} ${textOf(doc, 'registrationId')} ${place}`;
    }),
    registrations: all(whole.docs('registrations')),
    tickets: all(whole.docs('tickets')),
    guardians: lines(
      whole.docs('guardians'),
      (doc) => `${doc.id} ${textOf(doc, 'registrationId', 'tournamentId', 'name', 'phone')}`,
    ),
    records: lines(whole.docs('records'), (doc) =>
      listOf(doc.get('entries')).map(
        ({ id, kind, until }) => `${doc.id} ${String(kind)} ${String(id)} ${String(plain(until))}`,
      ),
    ),
    rolls: lines(whole.docs('rolls'), (doc) =>
      Object.entries(doc.get('marks') as Record<string, Fields>).map(
        ([unit, { state, at }]) => `${doc.id} ${unit} ${String(state)} ${String(plain(at))}`,
      ),
    ),
    queues: Object.fromEntries(
      whole.docs('queues').flatMap((doc) => {
        const waiting = doc.get('waiting') as unknown[];
        return waiting.length === 0 ? [] : [[doc.id, waiting]];
      }),
    ),
    rosters: lines(whole.docs('rosters'), (doc) => {
      const { listed, units = {} } = doc.data();
      return Object.entries(units as Record<string, Fields>).map(
        ([number, { name, tag }]) => `${doc.id} ${String(listed)} ${number} ${String(name)} ${String(tag)}`,
      );
    }),
    forms: all(whole.docs('forms')),
    mails: lines(whole.docs('mail').filter(isModelled), (doc) => textOf(doc, 'to')),
    audit: lines(whole.docs('audit'), auditLine),
    unnoticed: unnoticedIn(whole),
  };
}

/** The model knows no notices of a changed tournament. */
const isModelled = ({ id }: DocumentSnapshot) => !id.includes('-change');

function unnoticedIn(whole: WholeDatabase): readonly string[] {
  const changes = whole.docs('tournamentChanges');
  const noted = new Map(changes.map((doc) => [doc.id, doc]));
  const published = whole.docs('tournaments').filter((doc) => doc.get('status') === 'published');
  const missed = published.filter(({ id, updateTime }) => {
    const change = noted.get(id);
    return change?.get('listed') !== true || change.updateTime.valueOf() < updateTime.valueOf();
  });
  const publicIds = new Set(published.map(({ id }) => id));
  const gone = changes.filter((doc) => doc.get('listed') !== false && !publicIds.has(doc.id));
  return [...missed, ...gone].map(({ id }) => id);
}

const textOf = (doc: DocumentSnapshot, ...fields: readonly string[]): string =>
  fields.map((field) => String(doc.get(field))).join(' ');

function auditLine(doc: DocumentSnapshot): string {
  const [, day] = /^withdrawals-.*-(\d{4}-\d\d-\d\d)$/.exec(doc.id) ?? [];
  const line = textOf(doc, 'action', 'target');
  return day === undefined ? line : `${line} on ${day}: ${Number(doc.get('count'))}`;
}

const all = (docs: readonly QueryDocumentSnapshot[]): Readonly<Record<string, Fields>> =>
  Object.fromEntries(docs.map((doc) => [doc.id, dataOf(doc)]));

const dataOf = (doc: QueryDocumentSnapshot) => plain(doc.data()) as Fields;

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}
