import type { Stats } from '@copa/domain/panel/stats';

type Counted = Pick<Stats['perTournament'][number], 'registrations' | 'endedAt' | 'cancelledAt'>;

const isDone = ({ endedAt, cancelledAt }: Counted) => endedAt !== null || cancelledAt !== null;

export function pendingOf(tournament: Counted): number {
  return isDone(tournament) ? 0 : tournament.registrations.pending;
}

export function pendingIn({ registrations, perTournament }: Stats): number {
  return perTournament
    .filter(isDone)
    .reduce((left, each) => left - each.registrations.pending, registrations.pending);
}
