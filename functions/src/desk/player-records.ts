import { freeFireIdKey } from '@copa/domain/contact';
import { activeBan, type PlayerRecord, type StoredEntry, waitsBehind } from '@copa/domain/fairness/record';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { RECORDS } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import type { RecordKeys } from './record-keys.ts';
import { acceptedOf, type StoredUnit } from './stored-unit.ts';

/**
 * Maps the `freeFireIdKey` of a player to the record, or to null if the player has no record. If a key is
 * missing, its record was not read.
 */
export type PlayerRecords = ReadonlyMap<string, PlayerRecord | null>;

/** Leaves unreadable records out, so that they hold up only their own players and not the whole queue. */
export async function readRecords(
  reader: Reader,
  freeFireIds: readonly string[],
  keys: RecordKeys,
): Promise<PlayerRecords> {
  const players = [...new Set(freeFireIds.map(freeFireIdKey))];
  const stored = await reader.getReadable(
    RECORDS,
    players.map((player) => keys.recordOf(player)),
  );
  const records = new Map<string, PlayerRecord | null>();
  for (const [index, player] of players.entries()) {
    const record = stored[index];
    if (record !== undefined) records.set(player, record);
  }
  return records;
}

export function hasReadRecords(unit: StoredUnit, records: PlayerRecords): boolean {
  return acceptedOf(unit).every(({ freeFireId }) => records.has(freeFireIdKey(freeFireId)));
}

export function banOf(records: PlayerRecords, freeFireId: string, now: Date): StoredEntry | null {
  return activeBan(recordIn(records, freeFireId), now);
}

export type Registrant = Pick<StoredAccepted, 'freeFireId' | 'email' | 'phone'>;

export function isAnyBehind(
  players: readonly Registrant[],
  records: PlayerRecords,
  contactOf: (player: Registrant) => string,
  now: Date,
): boolean {
  return players.some((player) => {
    const record = recordIn(records, player.freeFireId);
    return record !== null && waitsBehind(record, contactOf(player), now);
  });
}

function recordIn(records: PlayerRecords, freeFireId: string): PlayerRecord | null {
  const record = records.get(freeFireIdKey(freeFireId));
  if (record === undefined) throw new Error('the record of a player was not read');
  return record;
}

interface BannedMember {
  readonly member: StoredAccepted;
  readonly ban: StoredEntry;
}

export function bannedMember(unit: StoredUnit, records: PlayerRecords, now: Date): BannedMember | null {
  for (const member of acceptedOf(unit)) {
    const ban = banOf(records, member.freeFireId, now);
    if (ban !== null) return { member, ban };
  }
  return null;
}
