import {
  entryEndOf,
  type PlayerRecord,
  recordOf,
  type StoredEntry,
  StoredEntrySchema,
} from '@copa/domain/fairness/record';
import * as z from 'zod/mini';
import type { Actor } from '../audit.ts';
import type { RecordKeys } from '../desk/record-keys.ts';
import { acceptedOf, type StoredUnit } from '../desk/stored-unit.ts';
import { RECORDS } from '../store/collections.ts';
import type { Reader, Transaction, Writer } from '../store/database.ts';
import { noteEnd, noteRecordChange, putRecord } from './records.ts';
import * as words from './words.ts';

interface Called {
  readonly rollId: string;
  readonly timeZone: string;
  readonly match: number;
  readonly absent: readonly StoredUnit[];
  readonly takenBack: readonly string[];
}

export async function noShowsOf(
  transaction: Transaction,
  keys: RecordKeys,
  { rollId, timeZone, match, absent, takenBack }: Called,
): Promise<(actor: Actor, now: Date) => void> {
  const players = absent.flatMap((each) =>
    acceptedOf(each).flatMap((member) =>
      member.role === 'substitute' ? [] : [{ unit: each, member, key: keys.recordOf(member.freeFireId) }],
    ),
  );
  const wanted = [...new Set(players.map(({ key }) => key))];
  const gone = takenBack.map((id) => noShowId(rollId, id));
  const [stored, having] = await Promise.all([
    transaction.getAll(RECORDS, wanted),
    recordsWith(transaction, gone),
  ]);
  return (actor, now) => {
    const entries = new Map<string, readonly StoredEntry[]>();
    const known: readonly PlayerRecord[] = [...stored.flatMap((each) => each ?? []), ...having];
    for (const record of known) {
      entries.set(
        record.id,
        record.entries.filter(({ id }) => !gone.includes(id)),
      );
    }
    for (const { unit: registration, member, key } of players) {
      const id = noShowId(rollId, registration.id);
      const before = (entries.get(key) ?? []).filter((each) => each.id !== id);
      const entry = z.parse(StoredEntrySchema, {
        id,
        kind: 'no_show',
        from: now,
        until: entryEndOf('no_show', now, null),
        reason: words.wasAbsent(match),
        by: { uid: actor.uid, email: actor.email },
        tournamentId: registration.tournamentId,
        registrationId: registration.id,
        contacts: [keys.contactOf(member, timeZone)],
      });
      entries.set(key, [...before, entry]);
      noteEnd(transaction, key, entry);
    }
    for (const [key, each] of entries) putRecord(transaction, key, recordOf(key, each));
    noteGone(transaction, having, gone);
  };
}

export async function withoutNoShows(transaction: Transaction, gone: readonly string[]): Promise<() => void> {
  const having = await recordsWith(transaction, gone);
  return () => {
    const records = new Map(having.map((record) => [record.id, record]));
    for (const [key, { entries }] of records) {
      const left = entries.filter(({ id }) => !gone.includes(id));
      putRecord(transaction, key, recordOf(key, left));
    }
    noteGone(transaction, having, gone);
  };
}

async function recordsWith(reader: Reader, noShows: readonly string[]): Promise<readonly PlayerRecord[]> {
  const found = await Promise.all(
    noShows.map((id) =>
      reader.find(RECORDS, { where: [{ field: 'noShows', op: 'array-contains', value: id }] }),
    ),
  );
  return found.flat();
}

function noteGone(writer: Writer, having: readonly PlayerRecord[], gone: readonly string[]): void {
  for (const { id, noShows } of having) {
    for (const each of noShows.filter((noted) => gone.includes(noted))) noteRecordChange(writer, id, each);
  }
}

export const noShowId = (rollId: string, unitId: string) => `${rollId}_${unitId}`;
