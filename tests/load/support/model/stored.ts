import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { expectBoardsToFollow, expectProtestsToHold, expectRecordsToFollow } from '../invariants.ts';
import {
  FORM_FIELDS,
  GUARDIAN_FIELDS,
  MATCH_FIELDS,
  QUESTION_FIELDS,
  TOURNAMENT_FIELDS,
} from './stored-fields.ts';
import { SEAT_FIELDS, UNIT_STORED } from './units.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function picked(data: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(field, data[field])]));
}

/** Keeps of members only the fields that a world knows, and of the unit that got a place only the id. */
export function fieldOf(field: string, value: unknown): unknown {
  if (field === 'givenTo') return (value as Fields | null)?.['id'] ?? null;
  if (field === 'placeAfter') return picked(value as Fields, ['before', 'place', 'position', 'givenTo']);
  if (field !== 'members') return plain(value);
  return listOf(value).map((member) =>
    Object.fromEntries(SEAT_FIELDS.flatMap((name) => (name in member ? [[name, plain(member[name])]] : []))),
  );
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? (value as readonly Fields[]) : [];
}

export async function storedIn(firestore: Firestore): Promise<object> {
  const [
    tournaments,
    claims,
    registrations,
    tickets,
    forms,
    formCounts,
    responses,
    questions,
    requests,
    mails,
    audit,
    changes,
    queues,
    rosters,
    guardians,
    records,
    rolls,
  ] = await Promise.all([
    firestore.collection('tournaments').get(),
    firestore.collectionGroup('claims').get(),
    firestore.collection('registrations').get(),
    firestore.collection('tickets').get(),
    firestore.collection('forms').get(),
    firestore.collection('formCounts').get(),
    firestore.collectionGroup('responses').get(),
    firestore.collection('questions').get(),
    firestore.collection('userRequests').get(),
    firestore.collection('mail').get(),
    firestore.collection('audit').get(),
    firestore.collection('tournamentChanges').get(),
    firestore.collection('queues').get(),
    firestore.collection('rosters').get(),
    firestore.collection('guardians').get(),
    firestore.collection('records').get(),
    firestore.collection('rolls').get(),
  ]);
  await expectRecordsToFollow(firestore);
  return {
    tournaments: all(tournaments, TOURNAMENT_FIELDS),
    claims: claims.docs
      .map(
        (doc) =>
          `${doc.ref.path} ${String(doc.get('registrationId'))} ${doc.get('waiting') === true ? 'waiting' : 'held'}`,
      )
      .toSorted(),
    registrations: all(registrations, UNIT_STORED),
    tickets: Object.fromEntries(
      tickets.docs.map((doc) => [doc.id, picked(doc.data(), Object.keys(doc.data()))]),
    ),
    guardians: guardians.docs.map(guardianLine).toSorted(),
    records: records.docs
      .flatMap((doc) =>
        listOf(doc.get('entries')).map(
          ({ id, kind, until }) => `${doc.id} ${String(kind)} ${String(id)} ${String(plain(until))}`,
        ),
      )
      .toSorted(),
    rolls: rolls.docs
      .flatMap((doc) =>
        Object.entries(doc.get('marks') as Record<string, Fields>).map(
          ([unit, { state, at }]) => `${doc.id} ${unit} ${String(state)} ${String(plain(at))}`,
        ),
      )
      .toSorted(),
    stage: await storedStage(firestore),
    queues: Object.fromEntries(
      queues.docs.flatMap((doc) => {
        const waiting = doc.get('waiting') as unknown[];
        return waiting.length === 0 ? [] : [[doc.id, waiting]];
      }),
    ),
    rosters: rosters.docs
      .flatMap((doc) => {
        const { listed, units = {} } = doc.data();
        return Object.entries(units as Record<string, Fields>).map(
          ([number, { name, tag }]) => `${doc.id} ${String(listed)} ${number} ${String(name)} ${String(tag)}`,
        );
      })
      .toSorted(),
    forms: all(forms, FORM_FIELDS),
    formCounts: Object.fromEntries(formCounts.docs.map((doc) => [doc.id, Number(doc.get('responses'))])),
    responses: responses.docs.map(({ ref }) => ref.path).toSorted(),
    questions: all(questions, QUESTION_FIELDS),
    userRequests: Object.fromEntries(requests.docs.map((doc) => [doc.id, String(doc.get('status'))])),
    mails: mails.docs.map((doc) => String(doc.get('to'))).toSorted(),
    audit: audit.docs.map(auditLine).toSorted(),
    unnoticed: unnoticedIn(tournaments, changes),
  };
}

/** The one stage that is played, with its protests, is read apart: few days have one. */
async function storedStage(firestore: Firestore): Promise<object> {
  const [stages, matches, protests] = await Promise.all([
    firestore.collectionGroup('stages').get(),
    firestore.collectionGroup('matches').where('state', 'in', ['published', 'void']).get(),
    firestore.collection('protests').get(),
  ]);
  for (const { ref } of stages.docs) await expectProtestsToHold(firestore, ref.parent.parent?.id ?? '');
  await expectBoardsToFollow(firestore);
  return {
    matches: Object.fromEntries(
      matches.docs.map((doc) => {
        const rows = Object.entries(doc.get('rows') as Record<string, Fields>);
        const placements = rows.map(([unit, { placement }]) => [unit, placement] as const);
        return [doc.id, { ...fieldsOf(doc, MATCH_FIELDS), rows: Object.fromEntries(placements) }];
      }),
    ),
    protests: protests.docs
      .map(
        (doc) => `${doc.id} ${['state', 'kind', 'against'].map((name) => String(doc.get(name))).join(' ')}`,
      )
      .toSorted(),
    corrections: stages.docs.reduce((sum, doc) => sum + listOf(doc.get('corrections')).length, 0),
    disqualified: stages.docs
      .flatMap((doc) => listOf(doc.get('adjustments')).map(({ unitId }) => String(unitId)))
      .toSorted(),
  };
}

/** Lists public tournaments whose last change the site would miss, and those whose removal it would miss. */
function unnoticedIn(tournaments: QuerySnapshot, changes: QuerySnapshot): readonly string[] {
  const noted = new Map(changes.docs.map((doc) => [doc.id, doc]));
  const published = tournaments.docs.filter((doc) => doc.get('status') === 'published');
  const missed = published.filter(({ id, updateTime }) => {
    const change = noted.get(id);
    return change?.get('listed') !== true || change.updateTime.valueOf() < updateTime.valueOf();
  });
  const publicIds = new Set(published.map(({ id }) => id));
  const gone = changes.docs.filter((doc) => doc.get('listed') !== false && !publicIds.has(doc.id));
  return [...missed, ...gone].map(({ id }) => id);
}

const guardianLine = (doc: DocumentSnapshot): string =>
  [doc.id, ...GUARDIAN_FIELDS.map((field) => String(doc.get(field)))].join(' ');

function auditLine(doc: DocumentSnapshot): string {
  const [, day] = /^withdrawals-.*-(\d{4}-\d\d-\d\d)$/.exec(doc.id) ?? [];
  const line = `${String(doc.get('action'))} ${String(doc.get('target'))}`;
  return day === undefined ? line : `${line} on ${day}: ${Number(doc.get('count'))}`;
}

function all({ docs }: QuerySnapshot, fields: readonly string[]): Record<string, Fields> {
  return Object.fromEntries(docs.map((doc) => [doc.id, fieldsOf(doc, fields)]));
}

function fieldsOf(doc: DocumentSnapshot, fields: readonly string[]): Fields {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(field, doc.get(field))]));
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}
