import { DAY_MS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { decidable, isEnded, isPast, leftToDecide } from '@copa/domain/tournaments/state';

type Listed = Stats['perTournament'][number];

export function pendingIn({ registrations, perTournament }: Stats, now: Date): number {
  if (lacksOnlyPast(perTournament, now)) {
    return perTournament.reduce((sum, each) => sum + leftToDecide(each, now), 0);
  }
  return perTournament
    .filter((each) => isPast(each, now))
    .reduce((left, each) => left - decidable(each.registrations), decidable(registrations));
}

/** If the last tournament of a full list is past, only past ones are missing, because the API lists them last. */
function lacksOnlyPast(perTournament: readonly Listed[], now: Date): boolean {
  const last = perTournament[STATS_TOURNAMENTS - 1];
  if (last === undefined || last.date === null) return false;
  // The API lists a tournament as ahead for up to two days after its start.
  return isEnded(last) || last.date.getTime() < now.getTime() - 2 * DAY_MS;
}
