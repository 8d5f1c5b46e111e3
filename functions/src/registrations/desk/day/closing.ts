import { owes } from '@copa/domain/day/confirmation';
import { type ConfirmationWindow, NO_CLOSING, type WindowKind } from '@copa/domain/day/window';
import { dueWindow, reviewEnd } from '@copa/domain/day/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REGISTRATIONS, TOURNAMENTS } from '../../../store/collections.ts';
import type { Database, Filter } from '../../../store/database.ts';
import { freeFireIdsOf, openLedger, type StoredUnit } from '../ledger.ts';
import { hasPlayers, type UnitKey } from '../members/members.ts';
import { type CommitDependencies, writeChanges } from '../write.ts';
import { noteDay } from './alarm.ts';
import { deliverRooms } from './delivery.ts';
import { fillPlaces } from './promote.ts';
import { releasePlace } from './release.ts';

const PAGE = 50;

interface Needs extends CommitDependencies {
  readonly database: Database;
  /** Gives the places of the final on, by the table: all of them at once. */
  readonly closeFinal: (tournamentId: string) => Promise<void>;
}

/** One that is confirmed with the place in the tournament. */
interface PlaceWindow extends ConfirmationWindow {
  readonly kind: Exclude<WindowKind, 'final'>;
}

const isOfPlace = (window: ConfirmationWindow): window is PlaceWindow => window.kind !== 'final';

/**
 * Gives on the places that nobody confirmed, of every window whose review is over. Each page is a transaction of its own: it
 * may stop anywhere, be repeated, and meet another run, for a unit that has lost its place owes nothing any more.
 */
export async function closeDue(dependencies: Needs, tournamentId: string): Promise<void> {
  const { database, clock } = dependencies;
  for (;;) {
    const tournament = await database.get(TOURNAMENTS, tournamentId);
    const window = tournament === null ? null : dueWindow(tournament, clock());
    if (tournament === null || window === null) return;
    if (isOfPlace(window)) await closeWindow(dependencies, tournament, window);
    else {
      await dependencies.closeFinal(tournamentId);
      await deliverRooms(dependencies, tournamentId);
    }
  }
}

async function closeWindow(dependencies: Needs, tournament: Tournament, window: PlaceWindow): Promise<void> {
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournament.id },
    { field: 'place', op: '==', value: 'held' },
  ];
  let cursor: string | undefined;
  let isSettled = true;
  for (;;) {
    const page = await dependencies.database.page(REGISTRATIONS, { where, limit: PAGE, cursor });
    const missing = page.items.filter((unit) => owes(unit, tournament, window.kind));
    const isLast = page.nextCursor === null;
    const mayClose = isLast && isSettled;
    const isPageSettled = await closePage(dependencies, tournament.id, window, missing.map(keyOf), mayClose);
    isSettled &&= isPageSettled;
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

/** True when all of them have been settled. `mayClose`: with them, all units of all pages have been. */
function closePage(
  dependencies: CommitDependencies,
  tournamentId: string,
  { kind }: PlaceWindow,
  keys: readonly UnitKey[],
  mayClose: boolean,
): Promise<boolean> {
  const request = {
    tournamentId,
    freeFireIds: keys.flatMap(({ freeFireIds }) => freeFireIds),
    registrationIds: keys.map(({ id }) => id),
    traceIds: [],
    mayFree: keys.length,
    clock: dependencies.clock,
  };
  return dependencies.ledger.transact(
    request,
    async () => undefined,
    (snapshot, writer) => {
      const { tournament, now } = snapshot;
      const window = tournament === null ? null : dueWindow(tournament, now);
      if (tournament === null || window?.kind !== kind) return true;
      const ledger = openLedger(snapshot, { codes: dependencies.codes, now });
      let isSettled = true;
      for (const { id, freeFireIds } of keys) {
        const unit = ledger.registration(id);
        if (unit === null || unit.place !== 'held' || !owes(unit, tournament, kind)) continue;
        // Its claims were not all read: the window stays open, and the next round reads the unit again.
        if (!hasPlayers(unit, freeFireIds)) isSettled = false;
        else if (unit.incompleteUntil !== null) {
          // It never came to confirming: it waits for its players at the end of the queue.
          releasePlace(ledger, unit, 'incomplete', unit.incompleteUntil, now);
        } else releasePlace(ledger, unit, kind, reviewEnd(tournament, window), now);
      }
      fillPlaces(ledger, now);
      const { tournament: counted, ...changes } = ledger.changes();
      const closing = { ...(tournament.closings[kind] ?? NO_CLOSING), closedAt: now };
      const closings = isSettled && mayClose ? { closings: { ...tournament.closings, [kind]: closing } } : {};
      noteDay(writer, { ...tournament, ...closings }, now);
      const written = { ...changes, tournament: { ...counted, ...closings } };
      writeChanges(dependencies, writer, tournamentId, tournament, written);
      return isSettled;
    },
  );
}

function keyOf(unit: StoredUnit): UnitKey {
  return { id: unit.id, tournamentId: unit.tournamentId, freeFireIds: freeFireIdsOf(unit) };
}
