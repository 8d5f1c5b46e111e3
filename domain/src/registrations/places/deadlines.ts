import { isPaused, type Shown } from '../../tournaments/places/pause.ts';
import type { Windows } from '../../tournaments/places/window.ts';
import { reviewEnd } from '../../tournaments/places/window-phase.ts';
import { isOver } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';

type Timed = Shown & Windows & Pick<Tournament, 'date' | 'endDate' | 'endedAt'>;

/**
 * True once no place can pass to anybody else. In a pause, the end by the clock does not count, because the
 * tournament may go on. It also does not count until the review of the last window ends, because the final may
 * be on a later day.
 */
export function passesNoPlaceOn(tournament: Timed, now: Date): boolean {
  if (tournament.endedAt !== null) return true;
  if (isPaused(tournament)) return false;
  return isOver(tournament, now) && tournament.windows.every((each) => now >= reviewEnd(tournament, each));
}

/** No deadline takes a place in a pause or after the end. */
export function deadlinesStandStill(tournament: Timed, now: Date): boolean {
  return isPaused(tournament) || passesNoPlaceOn(tournament, now);
}
