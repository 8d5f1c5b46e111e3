import { DAY_MS, STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { serverNow } from '../../../lib/network/server-clock.ts';

type Listed = Stats['perTournament'][number];
type Counted = Pick<Listed, 'registrations' | 'endedAt' | 'cancelledAt'>;

const isDone = ({ endedAt, cancelledAt }: Counted) => endedAt !== null || cancelledAt !== null;

export function pendingOf(tournament: Counted): number {
  return isDone(tournament) ? 0 : tournament.registrations.pending;
}

export function pendingIn({ registrations, perTournament }: Stats): number {
  if (lacksOnlyPast(perTournament)) return perTournament.reduce((sum, each) => sum + pendingOf(each), 0);
  return perTournament
    .filter(isDone)
    .reduce((left, each) => left - each.registrations.pending, registrations.pending);
}

/** If the last tournament of a full list is past, only past ones are missing, because the API lists them last. */
function lacksOnlyPast(perTournament: readonly Listed[]): boolean {
  const last = perTournament[STATS_TOURNAMENTS - 1];
  if (last === undefined || last.date === null) return false;
  return isDone(last) || last.date.getTime() < serverNow().getTime() - 2 * DAY_MS;
}
