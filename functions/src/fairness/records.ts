import type { ListedRecord, ListedRecords, ShownRecord } from '@copa/domain/fairness/endpoints';
import {
  counts,
  decidedFor,
  entryEndOf,
  type GivenKind,
  idEndOf,
  isOfOthers,
  keepsFromPlaces,
  type PlayerRecord,
  recordOf,
  type StoredEntry,
  StoredEntrySchema,
  weighedFor,
} from '@copa/domain/fairness/record';
import { ABSENCE_CONTACTS_MAX, RECORD_ENTRIES_MAX } from '@copa/domain/limits';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { acceptedOf, type StoredUnit } from '../desk/stored-unit.ts';
import { found, refusal } from '../refusals.ts';
import { recordReading } from '../site/reading.ts';
import { AT_ONCE, putOnAgenda } from '../store/agenda.ts';
import { RECORDS, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import type { Paging, Reader, Writer } from '../store/database.ts';
import { withDefaults } from '../store/documents.ts';
import * as words from './words.ts';

/** A record is looked up by member and not by player ID, because player IDs are public in the game. */
interface Where {
  readonly id: string;
  readonly memberId: string;
}

interface Given {
  readonly requestId: string;
  readonly kind: GivenKind;
  readonly days: number | null;
  readonly reason: string;
}

export async function getRecord(needs: Context, actor: Actor, where: Where): Promise<ShownRecord> {
  const { config, database } = needs;
  const { key, registration, contact } = await locate(database, config.statusCodeSecret, where);
  const { tournamentId } = registration;
  const target = `tournaments/${tournamentId}`;
  const [record] = await Promise.all([
    database.get(RECORDS, key),
    recordReading(needs, actor, { action: 'registration.read', target, tournamentId }),
  ]);
  return shown(database, key, record, contact);
}

export async function addEntry(needs: Context, actor: Actor, where: Where, given: Given) {
  const { config, database, clock } = needs;
  const { requestId, kind, days, reason } = given;
  const stored = await database.transaction(async (transaction) => {
    const { key, registration, tournament, contact, freeFireId } = await locate(
      transaction,
      config.statusCodeSecret,
      where,
    );
    const before = await transaction.get(RECORDS, key);
    const entries = before?.entries ?? [];
    if (entries.some(({ id }) => id === requestId)) return { key, record: before, contact };
    if (entries.filter(isTyped).length >= RECORD_ENTRIES_MAX) throw refusal('conflict', words.recordFull);
    const from = clock();
    const until = entryEndOf(kind, from, days);
    const entry = withDefaults(StoredEntrySchema, {
      id: requestId,
      kind,
      from,
      until,
      reason,
      by: { uid: actor.uid, email: actor.email },
      tournamentId: registration.tournamentId,
      registrationId: registration.id,
      idEnd: idEndOf(kind, freeFireId),
    });
    const record = recordOf(key, [...entries, entry]);
    putRecord(transaction, key, record);
    noteEnd(transaction, key, entry);
    writeAudit(transaction, needs, {
      actor,
      action: 'record.add',
      target: `records/${key}`,
      tournament,
      // The audit omits the reason, because the reason is personal.
      after: { kind, until },
    });
    return { key, record, contact };
  });
  return shown(database, stored.key, stored.record, stored.contact);
}

/**
 * An organiser decides whether an absence counts, because a stranger may have registered with this player's
 * ID.
 */
export async function decideAbsence(
  needs: Context,
  actor: Actor,
  { entryId, ...where }: Where & { readonly entryId: string },
  doesCount: boolean,
): Promise<ShownRecord> {
  const { config, database, clock } = needs;
  const stored = await database.transaction(async (transaction) => {
    const { key, tournament, contact } = await locate(transaction, config.statusCodeSecret, where);
    const before = found(await transaction.get(RECORDS, key), words.entryMissing);
    const entry = found(
      before.entries.find(({ id }) => id === entryId),
      words.entryMissing,
    );
    if (entry.kind !== 'no_show') throw refusal('conflict', words.notAnAbsence);
    if (decidedFor(entry, contact) === doesCount) return { key, record: before, contact };
    if (!isOfOthers(entry, contact)) throw refusal('conflict', words.ownAbsence);
    if (!counts(entry, clock())) throw refusal('conflict', words.absenceOver);
    const weighed = weighedFor(entry, contact, doesCount);
    if (weighed.contacts.length + weighed.others.length > ABSENCE_CONTACTS_MAX) {
      throw refusal('conflict', words.tooManyContacts);
    }
    const record = recordOf(
      key,
      before.entries.map((each) => (each.id === entryId ? weighed : each)),
    );
    putRecord(transaction, key, record);
    noteRecordChange(transaction, key, entryId);
    writeAudit(transaction, needs, {
      actor,
      action: 'record.decide-absence',
      target: `records/${key}`,
      tournament,
      before: { counts: decidedFor(entry, contact) },
      after: { counts: doesCount },
    });
    return { key, record, contact };
  });
  return shown(database, stored.key, stored.record, stored.contact);
}

export async function revokeEntry(
  needs: Context,
  actor: Actor,
  key: string,
  { entryId, reason }: { readonly entryId: string; readonly reason: string },
): Promise<ShownRecord> {
  const { database, clock } = needs;
  const record = await database.transaction(async (transaction) => {
    const before = found(await transaction.get(RECORDS, key), words.entryMissing);
    const entry = found(
      before.entries.find(({ id }) => id === entryId),
      words.entryMissing,
    );
    const tournament =
      entry.tournamentId === null ? null : await transaction.get(TOURNAMENTS, entry.tournamentId);
    if (entry.revokedAt !== null) return before;
    const revoked: StoredEntry = {
      ...entry,
      revokedAt: clock(),
      revokedBy: { uid: actor.uid, email: actor.email },
      revokeReason: reason,
    };
    const after = recordOf(
      key,
      before.entries.map((each) => (each.id === entryId ? revoked : each)),
    );
    putRecord(transaction, key, after);
    noteEnd(transaction, key, revoked);
    writeAudit(transaction, needs, {
      actor,
      action: 'record.revoke',
      target: `records/${key}`,
      tournament,
      before: { kind: entry.kind, until: entry.until },
      after: null,
    });
    return after;
  });
  return shown(database, key, record);
}

export async function listRecords(
  { config, database, clock }: Context,
  page: Paging,
): Promise<ListedRecords> {
  const now = clock();
  const { items, nextCursor } = await database.page(RECORDS, {
    ...page,
    where: [{ field: 'listedUntil', op: '>', value: now }],
    orderBy: { field: 'listedUntil', direction: 'desc' },
  });
  const isListed = (entry: StoredEntry) =>
    (entry.kind === 'ban' || entry.kind === 'strike') && counts(entry, now);
  const records = items.map(({ id, entries }) => ({ id, entries: entries.filter(isListed) }));
  const [named, players] = await Promise.all([
    namedRecords(database, records),
    playersOf(database, config.statusCodeSecret, records),
  ]);
  return {
    records: named.map((record) => ({ ...record, player: players.get(record.key) ?? null })),
    nextCursor,
  };
}

async function playersOf(
  reader: Reader,
  secret: string,
  records: readonly Pick<PlayerRecord, 'entries'>[],
): Promise<ReadonlyMap<string, ListedRecord['player']>> {
  const ids = records.flatMap(({ entries }) => entries.flatMap(({ registrationId }) => registrationId ?? []));
  const units = (await reader.getAll(REGISTRATIONS, [...new Set(ids)])).flatMap((each) => each ?? []);
  const keys = createRecordKeys(secret);
  return new Map(
    units
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .flatMap((unit) =>
        acceptedOf(unit).map(
          ({ freeFireId, nick }) => [keys.recordOf(freeFireId), { nick, unit: unitNameOf(unit) }] as const,
        ),
      ),
  );
}

export function putRecord(writer: Writer, key: string, record: PlayerRecord | null): void {
  if (record === null) writer.remove(RECORDS, key);
  else writer.set(RECORDS, record);
}

export function noteEnd(writer: Writer, key: string, entry: StoredEntry): void {
  if (!keepsFromPlaces(entry)) return;
  const at = entry.revokedAt === null ? entry.until : AT_ONCE;
  putOnAgenda(writer, 'record', endId(key, entry.id), at);
}

export function noteRecordChange(writer: Writer, key: string, entryId: string): void {
  putOnAgenda(writer, 'record', endId(key, entryId), AT_ONCE);
}

const endId = (key: string, entryId: string) => `${key}_${entryId}`;

export async function entryEnd(reader: Reader, about: string, now: Date): Promise<Date | null> {
  const [key = ''] = about.split('_', 1);
  const record = await reader.get(RECORDS, key);
  const entry = record?.entries.find(({ id }) => endId(key, id) === about);
  return entry !== undefined && counts(entry, now) ? entry.until : null;
}

async function locate(reader: Reader, secret: string, { id, memberId }: Where) {
  const registration = found(await reader.get(REGISTRATIONS, id), words.memberMissing);
  const member = memberOf(registration, memberId);
  const tournament = await reader.get(TOURNAMENTS, registration.tournamentId);
  const keys = createRecordKeys(secret);
  const contact = keys.contactOf(member, tournament?.timeZone ?? 'UTC');
  const { freeFireId } = member;
  return { registration, tournament, key: keys.recordOf(freeFireId), contact, freeFireId };
}

function memberOf(registration: StoredUnit, memberId: string): StoredAccepted {
  return found(
    acceptedOf(registration).find(({ id }) => id === memberId),
    words.memberMissing,
  );
}

async function shown(
  reader: Reader,
  key: string,
  record: PlayerRecord | null,
  contact: string | null = null,
): Promise<ShownRecord> {
  const [named] = await namedRecords(reader, [{ id: key, entries: record?.entries ?? [] }], contact);
  return named ?? { key, entries: [] };
}

const isTyped = ({ kind }: StoredEntry) => kind !== 'no_show';

function shownOf(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  const sorted = entries.toSorted((a, b) => b.from.getTime() - a.from.getTime());
  const absences = sorted.filter((entry) => !isTyped(entry)).slice(0, RECORD_ENTRIES_MAX);
  return sorted.filter((entry) => isTyped(entry) || absences.includes(entry));
}

async function namedRecords(
  reader: Reader,
  records: readonly Pick<PlayerRecord, 'id' | 'entries'>[],
  contact: string | null = null,
): Promise<ShownRecord[]> {
  const ids = records.flatMap(({ entries }) => entries.flatMap(({ tournamentId }) => tournamentId ?? []));
  const tournaments = (await reader.getAll(TOURNAMENTS, [...new Set(ids)])).flatMap((each) => each ?? []);
  const names = new Map(tournaments.map(({ id, name }) => [id, name]));
  return records.map(({ id, entries }) => ({
    key: id,
    entries: shownOf(entries).map(({ contacts, others, ...entry }) => {
      const ofOthers = contact !== null && isOfOthers({ contacts, others }, contact);
      return {
        ...entry,
        ofOthers,
        decided: ofOthers ? decidedFor({ contacts, others }, contact) : null,
        tournament: names.get(entry.tournamentId ?? '') ?? null,
      };
    }),
  }));
}
