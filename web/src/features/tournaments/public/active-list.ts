import { ACTIVE_TOURNAMENTS_MAX, DAY_MS, MINUTE_MS, TOURNAMENT_CHANGES_MAX } from '@copa/domain/limits';
import { byDate } from '@copa/domain/tournaments/card';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';

/** `tournament-source.ts` imports the schemas, which are needed only when tournaments are read. */
const source = () => import('./tournament-source.ts');
const firestore = () => import('../../../lib/network/public-firestore.ts');

/** `asOf` and `wholeAt` are server times: of Firestore, or of the API if the page's HTML brought the list. */
export interface ActiveList {
  readonly tournaments: readonly Tournament[];
  readonly asOf: number;
  /**
   * The time of the last read of the whole list. After a day the list is read whole, because
   * `tournamentChanges` lacks changes made outside the API.
   */
  readonly wholeAt: number;
  /** The changes in the last answer, as JSON; none of them is applied again. */
  readonly seen?: readonly string[];
}

/**
 * A request goes back this far before `asOf`, because changes may become visible late. The `asOf` of a list
 * in the page also comes from another clock.
 */
const OVERLAP_MS = MINUTE_MS;

/** Applies the changes since the known list, or reads the whole list (docs/decisions/0031). */
export async function refreshed(known: ActiveList | null): Promise<ActiveList> {
  return (known && (await withChanges(known))) ?? (await wholeList());
}

async function wholeList(): Promise<ActiveList> {
  const { fetchActiveTournaments } = await source();
  const { tournaments, readAt } = await fetchActiveTournaments();
  return { tournaments: tournaments.toSorted(byDate), asOf: readAt, wholeAt: readAt };
}

async function withChanges(known: ActiveList): Promise<ActiveList | null> {
  const { readTournamentChanges } = await firestore();
  const { documents, readAt } = await readTournamentChanges(known.asOf - OVERLAP_MS);
  if (documents.length >= TOURNAMENT_CHANGES_MAX || readAt - known.wholeAt > DAY_MS) return null;
  const seen = documents.map((change) => JSON.stringify(change));
  const fresh = documents.filter((_, index) => !known.seen?.includes(seen[index] ?? ''));
  const list = { ...known, asOf: readAt, seen };
  if (fresh.length === 0) return list;
  const listed = fresh.filter(({ data }) => data['listed'] === true).map(({ id }) => id);
  const changed = await fetchListed(listed);
  const tournaments = [
    ...known.tournaments.filter((tournament) => !fresh.some(({ id }) => id === tournament.id)),
    ...changed.filter((tournament) => !isOver(tournament, new Date(readAt))),
  ].toSorted(byDate);
  // If the tournaments or dates of a truncated list change, tournaments that were cut off may now fit in it.
  // So the whole list is read.
  const isCut = known.tournaments.length >= ACTIVE_TOURNAMENTS_MAX;
  return isCut && datesOf(tournaments) !== datesOf(known.tournaments.toSorted(byDate))
    ? null
    : { ...list, tournaments };
}

async function fetchListed(ids: readonly string[]): Promise<readonly Tournament[]> {
  if (ids.length === 0) return [];
  const { fetchTournaments } = await source();
  return fetchTournaments(ids);
}

const datesOf = (tournaments: readonly Tournament[]) =>
  JSON.stringify(tournaments.map(({ id, date }) => [id, date]));
