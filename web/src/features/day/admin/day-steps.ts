import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { windowPhase } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { waitingUnits } from './day-units.ts';
import type { Day } from './use-day.ts';

export type DayStep = WindowKind | 'waitlist' | 'matches' | 'ended';

/** A confirmation while it runs, then free places that nobody gives on, then the next match. */
export function presentStep({ tournament, units }: Pick<Day, 'tournament' | 'units'>, now: Date): DayStep {
  if (tournament.endedAt !== null) return 'ended';
  const running = tournament.windows.find((window) => {
    const phase = windowPhase(tournament, window, now);
    return phase === 'open' || phase === 'review';
  });
  if (running !== undefined) return running.kind;
  return freePlaces(tournament) > 0 && waitingUnits(units).length > 0 ? 'waitlist' : 'matches';
}

export function freePlaces({
  maxPlayers,
  currentPlayers,
}: Pick<Tournament, 'maxPlayers' | 'currentPlayers'>) {
  return Math.max(0, maxPlayers - currentPlayers);
}
