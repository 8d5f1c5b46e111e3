import { COMPLAINTS_MS } from '@copa/domain/limits';
import type { Match } from '@copa/domain/play/match';
import { protestableAgain } from '@copa/domain/play/protest/deadline';
import { pausedSince } from '@copa/domain/tournaments/places/pause';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { matchesOf } from '../../store/collections.ts';
import type { Transaction } from '../../store/database.ts';
import { laterThan } from '../../versions.ts';
import { findTable, withMatches, writeTable } from '../table.ts';

/**
 * If a pause ends, the returned function prolongs the deadlines for protests, because the pause does not
 * count.
 */
export async function protestsAfter(
  transaction: Transaction,
  before: Tournament | null,
  after: Tournament,
  now: Date,
): Promise<() => void> {
  // Before its first publication a tournament already accepts protests, so `pausedSince` counts no pause there.
  const since = before === null || pausedSince(after) !== null ? null : pausedSince(before);
  if (since === null) return () => undefined;
  const numbers = Array.from({ length: after.stage }, (_, index) => index + 1);
  const tables = await Promise.all(
    numbers.map(async (number) => {
      // Skips a stage whose matches did not change after `earliest`. Their deadlines had passed when the pause
      // began, because they are at most `COMPLAINTS_MS` after `updatedAt`.
      const earliest = new Date(since.getTime() - COMPLAINTS_MS);
      const where = [{ field: 'updatedAt', op: '>', value: earliest }] as const;
      const orderBy = { field: 'updatedAt', direction: 'asc' } as const;
      const found = await transaction.find(matchesOf(after.id, number), { where, orderBy }, 1);
      return found.length === 0 ? null : findTable(transaction, after.id, number);
    }),
  );
  return () => {
    for (const table of tables) {
      const changed = table?.matches.flatMap((match) => resumed(match, since, now) ?? []) ?? [];
      if (table === null || changed.length === 0) continue;
      for (const match of changed) transaction.set(matchesOf(after.id, table.stage.number), match);
      // The board is written once, because a commit has no room for a large board with each match.
      writeTable(transaction, after, { ...table, matches: withMatches(table.matches, changed) }, {}, now);
    }
  };
}

/**
 * A void match gets back only the paused time before `updatedAt`, its annulment, because its restoration gives
 * back the rest. Null: the match gets nothing back.
 */
function resumed(match: Match, since: Date, now: Date): Match | null {
  const { state, updatedAt } = match;
  const until = state === 'void' ? updatedAt : now;
  if (state === 'draft' || until === null || until <= since) return null;
  const given = protestableAgain({ match, now: until }, since);
  if (Object.keys(given).length === 0) return null;
  return { ...match, ...given, updatedAt: state === 'void' ? updatedAt : laterThan(updatedAt, now) };
}
