import { BEHIND_FROM, DAY_MS, LONGEST_PLAY_MS } from '@copa/domain/limits';
import { deadlinesStandStill } from '@copa/domain/registrations/places/deadlines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { type Database, equal, inRange } from '../../store/database.ts';

/**
 * The job asks these queries each hour. They leave out older deadlines and numbers, because units of ended
 * tournaments keep theirs.
 */
const OVERDUE_SINCE_MS = 30 * DAY_MS;
const READ_AT_ONCE = 200;
const DEADLINES = ['givenOnAt', 'takeBackUntil', 'incompleteUntil', 'confirmBy'] as const;

/** A tournament may have thousands of overdue units, so they come in pages. */
export async function* overdueUnits(database: Database, now: Date): AsyncIterable<readonly StoredUnit[]> {
  for (const field of DEADLINES) {
    let cursor: string | undefined;
    do {
      const page = await database.page(REGISTRATIONS, {
        ...inRange(field, '<', now, {
          field,
          op: '>=',
          value: new Date(now.getTime() - OVERDUE_SINCE_MS),
        }),
        limit: READ_AT_ONCE,
        cursor,
      });
      const units = await withoutStandingStill(database, page.items, now);
      if (units.length > 0) yield units;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}

async function withoutStandingStill(database: Database, units: readonly StoredUnit[], now: Date) {
  const ids = [...new Set(units.map(({ tournamentId }) => tournamentId))];
  // The desk checks again. So an unreadable tournament stops only its own units.
  const tournaments = await Promise.allSettled(ids.map((id) => database.get(TOURNAMENTS, id)));
  const standingStill = tournaments.flatMap((each) =>
    each.status === 'fulfilled' && each.value !== null && deadlinesStandStill(each.value, now)
      ? [each.value.id]
      : [],
  );
  return units.filter(
    ({ givenOnAt, takeBackUntil, tournamentId }) =>
      givenOnAt !== null || takeBackUntil !== null || !standingStill.includes(tournamentId),
  );
}

export async function tournamentsWithQueue(database: Database, now: Date): Promise<readonly Tournament[]> {
  const hasQueue = { field: 'waitingPlayers', op: '>', value: 0 } as const;
  const from = new Date(now.getTime() - LONGEST_PLAY_MS);
  const found = await Promise.all([
    database.find(TOURNAMENTS, inRange('date', '>=', from, hasQueue)),
    database.find(TOURNAMENTS, inRange('waitingPlayers', '>', 0, ...equal({ date: null }))),
  ]);
  return found.flat();
}

export function unitsBehind(database: Database, tournamentId: string): Promise<readonly StoredUnit[]> {
  return database.find(REGISTRATIONS, inRange('waitSeq', '>=', BEHIND_FROM, ...equal({ tournamentId })));
}
