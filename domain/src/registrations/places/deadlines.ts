import { keepsPlaces, type Shown } from '../../tournaments/places/pause.ts';
import { isOver } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';

type Timed = Shown & Pick<Tournament, 'date' | 'endDate' | 'endedAt'>;

/** A team may lose a player after the last match, and then nobody else can use its place. */
export function keepsPlacesAt(tournament: Timed, now: Date): boolean {
  return keepsPlaces(tournament) || isOver(tournament, now);
}
