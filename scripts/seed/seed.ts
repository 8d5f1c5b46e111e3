import { freeFireIdKey } from '@copa/domain/contact';
import type { PlayerRecord } from '@copa/domain/fairness/record';
import { StoredFormSchema } from '@copa/domain/forms/form';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { newUserRequest } from '@copa/domain/people/user-request';
import type { Protest } from '@copa/domain/play/protest/protest';
import { StoredQuestionSchema } from '@copa/domain/questions/question';
import { FiguresSchema } from '@copa/domain/registrations/figures';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { SiteSettingsSchema } from '@copa/domain/site/settings';
import {
  StoredTournamentSchema,
  type Tournament,
  TournamentSchema,
} from '@copa/domain/tournaments/tournament';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dayDue } from '../../functions/src/day/next-run.ts';
import { followRooms } from '../../functions/src/day/rooms/ticket-rooms.ts';
import type { RegistrationCodes } from '../../functions/src/desk/code.ts';
import { type LedgerChanges, openLedger } from '../../functions/src/desk/ledger.ts';
import type { RecordKeys } from '../../functions/src/desk/record-keys.ts';
import {
  acceptedOf,
  captainOf,
  freeFireIdsOf,
  type StoredUnit,
} from '../../functions/src/desk/stored-unit.ts';
import { links, roster, tickets } from '../../functions/src/registrations/members/unit-documents.ts';
import { memberSeasonKeys } from '../../functions/src/seasons/keys.ts';
import { agendaId } from '../../functions/src/store/agenda.ts';
import { GUARDIANS, type Task } from '../../functions/src/store/collections.ts';
import type { Writer } from '../../functions/src/store/database.ts';
import { fieldsOf } from '../../functions/src/store/documents.ts';
import { publishingDue } from '../../functions/src/store/tournament-writes.ts';
import { rulesVersion } from '../../functions/src/tournaments/rules-version.ts';
import { ACCOUNTS, APPLICANT, DEMO_PASSWORD, type DemoAccount, OWNER } from './accounts.ts';
import { closingsOf, onItsDay, roomsOf } from './day.ts';
import { FORMS, QUESTIONS } from './forms.ts';
import { plannedDocuments, plannedStages, playDocuments } from './play.ts';
import { absentTwice, demoRecords } from './records.ts';
import { GUARDIAN, unitsOf } from './registrations.ts';
import { rulesOf } from './rules.ts';
import { seasonDocuments } from './season.ts';
import type { TournamentSeed } from './tournament-seed.ts';
import { tournamentSeeds } from './tournaments.ts';

type Documents = Map<string, DocumentData>;

const BATCH_SIZE = 400;

export function demoDocuments(now: Date, codes: RegistrationCodes, recordKeys: RecordKeys): Documents {
  const documents: Documents = new Map();
  const edited = { updatedAt: now };
  for (const [id, form] of Object.entries(FORMS)) {
    documents.set(`forms/${id}`, z.parse(StoredFormSchema, { ...form, ...edited }));
    documents.set(`formCounts/${id}`, { responses: 0 });
  }
  for (const [id, question] of Object.entries(QUESTIONS)) {
    documents.set(`questions/${id}`, z.parse(StoredQuestionSchema, { ...question, ...edited }));
  }
  const seeds = Object.entries(tournamentSeeds(now));
  const add = (added: ReadonlyMap<string, DocumentData>) => {
    for (const [path, data] of added) documents.set(path, data);
  };
  const isFinal = ({ data }: TournamentSeed) => (data.reserved ?? null) !== null;
  for (const [id, seeded] of seeds) {
    if (!isFinal(seeded)) add(tournamentDocuments(id, seeded, codes, recordKeys, now));
  }
  const season = seasonDocuments(documents, codes, now);
  add(season.documents);
  for (const [id, seeded] of seeds) {
    if (isFinal(seeded)) add(tournamentDocuments(id, seeded, codes, recordKeys, now, season.results));
  }
  for (const [key, record] of demoRecords(documents, recordKeys, now)) {
    documents.set(`records/${key}`, fieldsOf(record));
  }
  documents.set('settings/site', z.parse(SiteSettingsSchema, { ...DEFAULT_SITE, updatedAt: now }));
  documents.set('system/owner', { uid: OWNER.uid, at: new Date(now.getTime() - 20 * DAY_MS) });
  documents.set(`userRequests/${APPLICANT.uid}`, {
    ...newUserRequest(APPLICANT),
    requestedAt: new Date(now.getTime() - 2 * HOUR_MS),
  });
  return documents;
}

function tournamentDocuments(
  id: string,
  seeded: TournamentSeed,
  codes: RegistrationCodes,
  recordKeys: RecordKeys,
  now: Date,
  results: readonly SeasonResult[] = [],
): Documents {
  const { data, stored, publishedDaysAgo, day = {} } = seeded;
  const publishedAt = publishedDaysAgo === null ? null : new Date(now.getTime() - publishedDaysAgo * DAY_MS);
  const set = roomsOf(id, day);
  const parsed = z.parse(TournamentSchema, { ...data, ...stored, id, publishedAt, updatedAt: now });
  const isToCome = parsed.date !== null && parsed.date > now && parsed.cancelledAt === null;
  const plan = seeded.play === undefined && isToCome ? plannedStages(parsed) : null;
  const ruled = { ...parsed, rules: rulesOf(parsed.windows, seeded.play?.stages ?? plan ?? []) };
  const tournament = {
    ...ruled,
    closings: closingsOf(parsed.windows, now),
    told: { consent: now },
    rulesVersion: rulesVersion(ruled),
    roomsRevision: set?.rooms.length ?? 0,
  };
  // Tables refer to `number`, so it must equal the number that the ledger below gives to the same unit.
  const units = unitsOf(tournament, seeded, codes, now).map((unit, index) => ({
    ...unit,
    number: index + 1,
    qualified: qualifiedBy(unit, tournament, codes, results),
  }));
  const play = seeded.play === undefined ? null : playDocuments(tournament, units, seeded.play, now);
  const planned = plan === null ? null : plannedDocuments(tournament, plan, now);
  const behind = absentUnits(units, seeded.units.behind ?? 0, recordKeys, now);
  const nothing = {
    claims: new Map(),
    recordKeys,
    records: new Map(
      units
        .flatMap(freeFireIdsOf)
        .map(freeFireIdKey)
        .map((key) => [key, behind.get(key) ?? null]),
    ),
    registrations: new Map(),
    traces: new Map(),
    queue: [],
    waiters: [],
    isPart: false,
    seasonResults: new Map(),
    deadlinesChangedAt: null,
  };
  const known = { tournament, form: null, isMiscounted: false, codes, now, ...nothing };
  const rooms = followRooms(tournament, play === null ? set : play.rooms);
  const followers = [links(known), rooms, memberSeasonKeys(known), tickets(known), roster(known)];
  const ledger = openLedger({ ...known, followers });
  for (const unit of units) {
    const numbered = { ...unit, number: ledger.nextNumber() };
    const answer = ledger.mayPlay(numbered);
    for (const { id: memberId, ageBand } of acceptedOf(unit)) {
      if (ageBand !== 'minor') continue;
      ledger.set(GUARDIANS, { id: memberId, registrationId: unit.id, tournamentId: id, ...GUARDIAN });
    }
    ledger.store(
      unit.place === 'held' && !('why' in answer)
        ? onItsDay(ledger.placeOrQueue(numbered, answer), tournament, day, now)
        : numbered,
    );
  }
  const changes = ledger.changes();
  const documents = ledgerDocuments(id, changes, play?.protest ?? null);
  documents.set(
    `tournaments/${id}`,
    z.parse(StoredTournamentSchema, {
      ...tournament,
      ...changes.tournament,
      ...planned?.fields,
      ...play?.fields,
    }),
  );
  for (const [path, data] of play?.documents ?? planned?.documents ?? []) documents.set(path, data);
  documents.set(
    `figures/${id}`,
    fieldsOf(z.parse(FiguresSchema, { ...changes.figures, id, changedAt: now })),
  );
  for (const record of behind.values()) documents.set(`records/${record.id}`, fieldsOf(record));
  const note = (task: Task, about: string, at: Date | null) => {
    if (at !== null) documents.set(`agenda/${agendaId(task, about)}`, { task, about, at, turn: null });
  };
  note('publish', id, publishingDue(tournament));
  note('day', id, dayDue(tournament, now));
  for (const [unitId, at] of changes.deadlines) note('place', unitId, at);
  return documents;
}

/** The records of the last `count` units, by the key of their captain's player ID. */
function absentUnits(
  units: readonly StoredUnit[],
  count: number,
  recordKeys: RecordKeys,
  now: Date,
): ReadonlyMap<string, PlayerRecord> {
  return new Map(
    units
      .slice(units.length - count)
      .map(captainOf)
      .map((captain) => [freeFireIdKey(captain.freeFireId), absentTwice(captain, recordKeys, now)]),
  );
}

function ledgerDocuments(id: string, changes: LedgerChanges, protest: Protest | null): Documents {
  const documents: Documents = new Map();
  for (const [unitId, { unit }] of changes.registrations) {
    const protests = protest?.registrationId === unitId ? [protest.id] : [];
    documents.set(
      `registrations/${unitId}`,
      fieldsOf(z.parse(StoredRegistrationSchema, { ...unit, protests })),
    );
  }
  changes.writeRest(writerInto(documents));
  for (const [claim, of] of changes.claims) {
    if (of !== null) documents.set(`tournaments/${id}/claims/${claim}`, { ...of });
  }
  if (changes.queue !== null) documents.set(`queues/${id}`, { waiting: changes.queue.waiting });
  if (changes.turns !== null) documents.set(`turns/${id}`, { waiting: changes.turns.waiting });
  return documents;
}

function qualifiedBy(
  unit: StoredUnit,
  { reserved }: Tournament,
  codes: RegistrationCodes,
  results: readonly SeasonResult[],
): StoredUnit['qualified'] {
  if (reserved === null) return null;
  const captain = captainOf(unit);
  const key = codes.seasonPlayerOf(reserved.seasonId, captain.freeFireId);
  const rank = results.find(({ id }) => id === key)?.standing?.rank ?? null;
  if (rank === null) throw new Error(`unit ${unit.id} has no rank in the season`);
  return { rank, memberId: captain.id, isProven: true };
}

function writerInto(documents: Documents): Writer {
  const refused = () => {
    throw new Error('the demo has no document yet');
  };
  return {
    set: ({ path, schema }, document) => {
      documents.set(`${path}/${document.id}`, fieldsOf(z.parse(schema, document)));
    },
    mergeEntries: ({ path, schema }, document, field, entries) => {
      const whole = z.parse(schema, { ...document, [field]: Object.fromEntries(entries) });
      documents.set(`${path}/${document.id}`, fieldsOf(whole));
    },
    create: refused,
    merge: refused,
    update: refused,
    addTo: refused,
    tally: refused,
    stamp: refused,
    remove: refused,
  };
}

export async function seed(auth: Auth, firestore: Firestore, documents: Documents): Promise<number> {
  await Promise.all(ACCOUNTS.map((account) => ensureAccount(auth, account)));
  const entries = [...documents];
  let created = 0;
  for (let start = 0; start < entries.length; start += BATCH_SIZE) {
    const chunk = entries.slice(start, start + BATCH_SIZE);
    const stored = await firestore.getAll(...chunk.map(([path]) => firestore.doc(path)), { fieldMask: [] });
    const batch = firestore.batch();
    stored.forEach((snapshot, index) => {
      const data = chunk[index]?.[1];
      if (snapshot.exists || data === undefined) return;
      batch.create(snapshot.ref, data);
      created += 1;
    });
    await batch.commit();
  }
  return created;
}

async function ensureAccount(auth: Auth, { uid, email, displayName, claims }: DemoAccount): Promise<void> {
  const { notFound } = await auth.getUsers([{ uid }]);
  if (notFound.length > 0) {
    await auth.createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true });
  }
  await auth.setCustomUserClaims(uid, claims);
}
