import {
  entryEndOf,
  type PlayerRecord,
  recordOf,
  type StoredEntry,
  StoredEntrySchema,
} from '@copa/domain/fairness/record';
import * as z from 'zod/mini';
import type { Actor } from '../audit.ts';
import { chunksOf } from '../chunks.ts';
import type { Context } from '../dependencies.ts';
import type { RecordKeys } from '../desk/record-keys.ts';
import { acceptedOf, type StoredUnit } from '../desk/stored-unit.ts';
import { eachInTurn } from '../logger.ts';
import { agendaId, dueOf, putOnAgenda } from '../store/agenda.ts';
import { AGENDA, RECORDS } from '../store/collections.ts';
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

/** A commit has room for the records of this many absent units, and a query for this many values. */
export const ABSENCES_AT_ONCE = 30;

/** Leaves more absences than `ABSENCES_AT_ONCE` to the job. */
export async function withoutNoShows(
  transaction: Transaction,
  gone: readonly string[],
  now: Date,
): Promise<() => void> {
  if (gone.length <= ABSENCES_AT_ONCE) return forgiving(transaction, new Map(gone.map((id) => [id, now])));
  return () => {
    for (const id of gone) putOnAgenda(transaction, 'absence', id, now);
  };
}

export async function forgiveAbsences({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  const due = await dueOf(database, 'absence', now);
  await eachInTurn(chunksOf(due, ABSENCES_AT_ONCE), (noShows) =>
    database.transaction(async (transaction) => {
      const noted = await transaction.getAll(
        AGENDA,
        noShows.map((id) => agendaId('absence', id)),
      );
      const until = new Map(noted.flatMap((each) => (each === null ? [] : [[each.about, each.at] as const])));
      const forgive = await forgiving(transaction, until);
      forgive();
      for (const id of until.keys()) putOnAgenda(transaction, 'absence', id, null);
    }),
  );
}

/** A unit that was absent again after the time in `until` keeps that no-show, which has the same id. */
async function forgiving(transaction: Transaction, until: ReadonlyMap<string, Date>): Promise<() => void> {
  const having = await recordsWith(transaction, [...until.keys()]);
  const isGone = ({ id, from }: StoredEntry) => from <= (until.get(id) ?? new Date(0));
  return () => {
    for (const { id: key, entries } of having) {
      putRecord(
        transaction,
        key,
        recordOf(
          key,
          entries.filter((entry) => !isGone(entry)),
        ),
      );
    }
    noteGone(transaction, having, [...until.keys()]);
  };
}

async function recordsWith(reader: Reader, noShows: readonly string[]): Promise<readonly PlayerRecord[]> {
  const found = await Promise.all(
    chunksOf(noShows, ABSENCES_AT_ONCE).map((ids) =>
      reader.find(RECORDS, { where: [{ field: 'noShows', op: 'array-contains-any', value: ids }] }),
    ),
  );
  return [...new Map(found.flat().map((record) => [record.id, record])).values()];
}

function noteGone(writer: Writer, having: readonly PlayerRecord[], gone: readonly string[]): void {
  for (const { id, noShows } of having) {
    for (const each of noShows.filter((noted) => gone.includes(noted))) noteRecordChange(writer, id, each);
  }
}

export const noShowId = (rollId: string, unitId: string) => `${rollId}_${unitId}`;
