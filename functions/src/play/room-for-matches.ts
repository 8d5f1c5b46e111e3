import { STAGE_ALL_MATCHES_MAX, STAGE_UNITS_MAX } from '@copa/domain/limits';
import type { Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from './words.ts';

/** A board lists every match of its stage: more than it has room for are refused before the first one is played. */
export function tooManyMatches(lobbies: number, { finish }: Pick<Stage, 'finish'>): string | null {
  const all = lobbies * finish.matches;
  if (all <= STAGE_ALL_MATCHES_MAX) return null;
  return words.tooManyMatches(lobbies, finish.matches, all);
}

type Planned = Pick<Stage, 'lobbySize' | 'lobbies' | 'advance'>;

/** The lobbies of a stage, or the number it will have if everybody comes. */
export function plannedLobbies(
  { maxPlayers }: Pick<Tournament, 'maxPlayers'>,
  number: number,
  { lobbySize }: Pick<Stage, 'lobbySize'>,
  drawn: { readonly stage: Pick<Stage, 'lobbies'> } | null,
  previous: Planned | null,
): number {
  const already = drawn?.stage.lobbies.length ?? 0;
  if (already > 0) return already;
  const registered = Math.min(maxPlayers, STAGE_UNITS_MAX);
  const passing = (from: Planned) => {
    const lobbies = from.lobbies.length > 0 ? from.lobbies.length : Math.ceil(registered / from.lobbySize);
    return Math.min(lobbies * from.advance.perLobby + from.advance.byTable, registered);
  };
  return Math.ceil((number === 1 || previous === null ? registered : passing(previous)) / lobbySize);
}
