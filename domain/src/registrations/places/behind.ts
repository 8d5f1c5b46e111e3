import { DAY_MS } from '../../limits.ts';
import { isPlaceWindow } from '../../tournaments/places/window-phase.ts';
import type { Tournament } from '../../tournaments/tournament.ts';

type Timed = Pick<Tournament, 'windows' | 'date'>;

export function behindServedFrom({ windows, date }: Timed): Date | null {
  const opening = windows.filter(isPlaceWindow).map(({ opensAt }) => opensAt.getTime());
  if (opening.length > 0) return new Date(Math.min(...opening));
  return date === null ? null : new Date(date.getTime() - DAY_MS);
}

export function servesBehind(tournament: Timed, now: Date): boolean {
  const from = behindServedFrom(tournament);
  return from !== null && now >= from;
}
