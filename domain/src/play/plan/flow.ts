import { STAGE_UNITS_MAX } from '../../limits.ts';
import { filledLobbies, type Stage } from '../stage.ts';

type Planned = Pick<Stage, 'lobbySize' | 'advance'> & Partial<Pick<Stage, 'lobbies' | 'entrants'>>;

interface Flow {
  readonly units: number;
  readonly lobbies: number;
  readonly passing: number;
  readonly isDrawn: boolean;
}

export function flowOf(stages: readonly Planned[], places: number): readonly Flow[] {
  let units = Math.min(places, STAGE_UNITS_MAX);
  return stages.map(({ lobbySize, advance, lobbies = [], entrants = [] }) => {
    const isDrawn = lobbies.length > 0;
    if (isDrawn) units = entrants.length;
    const rooms = isDrawn
      ? Math.max(1, filledLobbies({ lobbies }).length)
      : Math.max(1, Math.ceil(units / lobbySize));
    const passing = Math.min(rooms * advance.perLobby + advance.byTable, units);
    const flow = { units, lobbies: rooms, passing, isDrawn };
    units = passing;
    return flow;
  });
}
