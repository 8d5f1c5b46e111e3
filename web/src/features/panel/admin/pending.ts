import { DAY_MS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { decidable, isEnded, isPast } from '@copa/domain/tournaments/state';

type Listed = Stats['perTournament'][number];

export function pendingIn(stats: Stats, now: Date): number {
  return presentIn(stats, now, decidable);
}

/** Pending registrations that organisers cannot approve yet, because players or consents are missing. */
export function blockedIn(stats: Stats, now: Date): number {
  return presentIn(stats, now, ({ blocked = 0 }) => blocked);
}

/** Adds up what `count` returns, and leaves out past tournaments. */
function presentIn(
  { registrations, perTournament }: Stats,
  now: Date,
  count: (registrations: Stats['registrations']) => number,
): number {
  const [past, present] = [true, false].map((wanted) =>
    perTournament
      .filter((each) => isPast(each, now) === wanted)
      .reduce((sum, each) => sum + count(each.registrations), 0),
  );
  return lacksOnlyPast(perTournament, now) ? (present ?? 0) : count(registrations) - (past ?? 0);
}

interface PresentPlaces {
  readonly tournaments: number;
  readonly taken: number;
  readonly places: number;
  /** False if the API may have left out tournaments that count. */
  readonly isAll: boolean;
}

/** Adds up the places of published tournaments that are neither over nor cancelled. */
export function presentPlaces({ perTournament }: Pick<Stats, 'perTournament'>, now: Date): PresentPlaces {
  const open = perTournament.filter((each) => each.status === 'published' && !isPast(each, now));
  return {
    tournaments: open.length,
    taken: open.reduce((sum, { currentPlayers }) => sum + currentPlayers, 0),
    places: open.reduce((sum, { maxPlayers }) => sum + maxPlayers, 0),
    isAll: perTournament.length < STATS_TOURNAMENTS || lacksOnlyPast(perTournament, now),
  };
}

/** If the last tournament of a full list is past, only past ones are missing, because the API lists them last. */
function lacksOnlyPast(perTournament: readonly Listed[], now: Date): boolean {
  const last = perTournament[STATS_TOURNAMENTS - 1];
  if (last === undefined || last.date === null) return false;
  // The API lists a tournament as ahead for up to two days after its start.
  return isEnded(last) || last.date.getTime() < now.getTime() - 2 * DAY_MS;
}
