import { COMPLAINTS_MS } from '@copa/domain/limits';
import { protestableAgain } from '@copa/domain/play/protest/deadline';
import { endedPauseStart } from '@copa/domain/tournaments/places/pause';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { matchesOf } from '../../store/collections.ts';
import type { Transaction } from '../../store/database.ts';
import { laterThan } from '../../versions.ts';
import { findTable, writeTable } from '../table.ts';

/** Gives protests their time back, because it does not pass while a tournament is paused. */
export async function protestsAfter(
  transaction: Transaction,
  before: Tournament | null,
  after: Tournament,
  now: Date,
): Promise<() => void> {
  const since = endedPauseStart(before, after);
  if (since === null) return () => undefined;
  const numbers = Array.from({ length: after.stage }, (_, index) => index + 1);
  const tables = await Promise.all(
    numbers.map(async (number) => {
      // A match last changed before `earliest` had no deadline left when the pause began. Each call that sets
      // a deadline changes the match.
      const earliest = new Date(since.getTime() - COMPLAINTS_MS);
      const where = [{ field: 'updatedAt', op: '>', value: earliest }] as const;
      const orderBy = { field: 'updatedAt', direction: 'asc' } as const;
      const found = await transaction.find(matchesOf(after.id, number), { where, orderBy }, 1);
      return found.length === 0 ? null : findTable(transaction, after.id, number);
    }),
  );
  return () => {
    for (const table of tables) {
      let written = table;
      for (const match of table?.matches ?? []) {
        const given = match.state === 'published' ? protestableAgain(match, since, now) : {};
        if (written === null || Object.keys(given).length === 0) continue;
        const changed = { ...match, ...given, updatedAt: laterThan(match.updatedAt, now) };
        written = writeTable(transaction, after, written, { match: changed }, now);
      }
    }
  };
}
