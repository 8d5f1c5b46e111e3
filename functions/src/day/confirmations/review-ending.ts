import { owes } from '@copa/domain/registrations/confirmation';
import { passesNoPlaceOn } from '@copa/domain/registrations/places/deadlines';
import { untoldWindow } from '@copa/domain/tournaments/places/untold';
import { NO_CLOSING, type PlaceWindow } from '@copa/domain/tournaments/places/window';
import { dueWindow, isPlaceWindow, reviewEnd } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Desk } from '../../desk/desk.ts';
import { hasPlayers, keyOf, type UnitKey } from '../../desk/stored-unit.ts';
import { giveOn } from '../../registrations/decisions.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { equal } from '../../store/database.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';
import { giveFreePlaces } from '../places/behind.ts';
import { fillPlaces } from '../places/promote.ts';
import { releasePlace } from '../places/release.ts';
import { deliverRooms } from '../rooms/delivery.ts';
import { keepUntoldPlaces } from './window-keeping.ts';

/** Each unit that loses its place may pass it on to another one in the same commit. */
const PAGE = UNITS_AT_ONCE / 2;

export type EndFinalReview = (tournamentId: string) => Promise<void>;

export async function passPlacesOn(
  desk: Desk,
  endFinalReview: EndFinalReview,
  tournamentId: string,
): Promise<void> {
  await endReviews(desk, endFinalReview, tournamentId);
  const tournament = await desk.database.get(TOURNAMENTS, tournamentId);
  if (tournament !== null) await giveFreePlaces(desk, tournament);
}

/**
 * It is safe to interrupt or repeat a run, and runs may overlap, because each run skips units that have lost
 * their place.
 */
export async function endReviews(
  desk: Desk,
  endFinalReview: EndFinalReview,
  tournamentId: string,
): Promise<void> {
  for (;;) {
    const tournament = await desk.database.get(TOURNAMENTS, tournamentId);
    if (tournament === null) return;
    const now = desk.clock();
    if (untoldWindow(tournament, now) !== null) {
      await keepUntoldPlaces(desk, tournamentId);
      await deliverRooms(desk, tournamentId);
      continue;
    }
    const window = dueWindow(tournament, now);
    if (window === null) return;
    if (isPlaceWindow(window)) await releaseMissing(desk, tournament, window);
    else {
      await endFinalReview(tournamentId);
      await deliverRooms(desk, tournamentId);
    }
  }
}

async function releaseMissing(desk: Desk, tournament: Tournament, window: PlaceWindow): Promise<void> {
  const where = equal({ tournamentId: tournament.id, place: 'held' });
  let cursor: string | undefined;
  let isWhole = true;
  for (;;) {
    const page = await desk.database.page(REGISTRATIONS, { where, limit: PAGE, cursor });
    const missing = page.items.filter((unit) => owes(unit, tournament, window.kind));
    const isLast = page.nextCursor === null;
    const mayEnd = isLast && isWhole;
    const isPageWhole = await releasePage(desk, tournament.id, window, missing.map(keyOf), mayEnd);
    isWhole &&= isPageWhole;
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

function releasePage(
  desk: Desk,
  tournamentId: string,
  { kind }: PlaceWindow,
  keys: readonly UnitKey[],
  mayEnd: boolean,
): Promise<boolean> {
  const request = {
    tournamentId,
    freeFireIds: keys.flatMap(({ freeFireIds }) => freeFireIds),
    registrationIds: keys.map(({ id }) => id),
    freedAtMost: keys.length,
    isSilent: false,
  };
  return desk.transact(request, (ledger) => {
    const { tournament, now } = ledger;
    const window = tournament === null ? null : dueWindow(tournament, now);
    if (tournament === null || window?.kind !== kind) return true;
    let isWhole = true;
    // The job may have been out of order for days. Nobody could take the places after the end.
    const due = passesNoPlaceOn(tournament, now) ? [] : keys;
    for (const { id, freeFireIds } of due) {
      const unit = ledger.registration(id);
      if (unit === null || unit.place !== 'held' || !owes(unit, tournament, kind)) continue;
      // A unit whose players have changed is left out, because their claims were not read. The review goes
      // on, so `endReviews` reads the unit again.
      if (!hasPlayers(unit, freeFireIds)) isWhole = false;
      else if (unit.givenOnAt !== null) giveOn(ledger, unit);
      else if (unit.incompleteUntil !== null) releasePlace(ledger, unit, 'incomplete', unit.incompleteUntil);
      else releasePlace(ledger, unit, kind, reviewEnd(tournament, window));
    }
    fillPlaces(ledger);
    if (isWhole && mayEnd) {
      const closing = { ...(tournament.closings[kind] ?? NO_CLOSING), closedAt: now };
      ledger.setClosings({ ...tournament.closings, [kind]: closing });
    }
    return isWhole;
  });
}
