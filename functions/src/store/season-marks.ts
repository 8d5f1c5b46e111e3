import { randomUUID } from 'node:crypto';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import { AT_ONCE, putOnAgenda } from './agenda.ts';
import type { Writer } from './database.ts';

/** No id holds a full stop. */
const SEPARATOR = '.';

/** Call this in the transaction that changes what a tournament brings its season; without one it writes nothing. */
export function markSeason(
  writer: Pick<Writer, 'set' | 'remove'>,
  season: Pick<SeasonName, 'id'> | null,
  tournamentId: string | null,
): void {
  if (season === null) return;
  const about = tournamentId === null ? season.id : `${season.id}${SEPARATOR}${tournamentId}`;
  putOnAgenda(writer, 'season', about, AT_ONCE, randomUUID());
}

/** The board alone is to be written where no tournament is named. */
export function markedIn(about: string): { readonly season: string; readonly tournament: string | null } {
  const [season = '', tournament = null] = about.split(SEPARATOR);
  return { season, tournament };
}
