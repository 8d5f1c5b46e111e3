import type { Board } from './board.ts';
import { matchId } from './match.ts';
import { isLastStage } from './stage.ts';

export interface DueMatch {
  readonly stage: number;
  readonly stageName: string;
  readonly match: string;
  /** The text is empty if there is only one lobby. */
  readonly lobby: string;
  readonly number: number;
  readonly units: number;
  /**
   * Null from the second match on if the stage is played without rooms. `openAt` is the earliest opening, or
   * null while a lobby lacks its room. `hasAny` is true if some lobby has one.
   */
  readonly room: { readonly openAt: Date | null; readonly hasAny: boolean } | null;
}

export interface DueStage {
  readonly act: 'close' | 'draw-next';
  readonly name: string;
  readonly isLast: boolean;
  /** True if fewer than two units passed, so that the next stage cannot be drawn. */
  readonly lacksPassed: boolean;
}

type Seen = Pick<
  Board,
  'stage' | 'name' | 'state' | 'isOver' | 'finish' | 'matches' | 'openings' | 'advance'
> & {
  readonly rows: readonly Pick<Board['rows'][number], 'lobby' | 'pass'>[];
};

/** `board` is that of the stage drawn last. */
export function dueStage(board: Seen): DueStage | null {
  const { name, state, rows } = board;
  const isLast = isLastStage(board);
  if (state === 'closed') {
    const lacksPassed = rows.filter(({ pass }) => pass === 'in').length < 2;
    return isLast ? null : { act: 'draw-next', name, isLast, lacksPassed };
  }
  return dueMatch(board) === null ? { act: 'close', name, isLast, lacksPassed: false } : null;
}

/** Empty if all play in one lobby, which then needs no name. */
export function namedLobby(rows: readonly Pick<Board['rows'][number], 'lobby'>[], lobby: string): string {
  return rows.some((row) => row.lobby !== lobby) ? lobby : '';
}

export function dueMatch(board: Seen): DueMatch | null {
  const { stage, name, state, isOver, finish, matches, rows } = board;
  if (state !== 'playing' || isOver) return null;
  const lobbies = [...new Set(rows.map(({ lobby }) => lobby))].toSorted();
  const numbers = Array.from({ length: finish.matches }, (_, index) => index + 1);
  const open = lobbies.flatMap((lobby) => {
    const known = matches.filter((match) => match.lobby === lobby && !match.isExtra);
    const number = numbers.find((each) => known.every((match) => match.number !== each));
    return number === undefined ? [] : [{ lobby, number }];
  });
  const [first] = open.toSorted((one, other) => one.number - other.number);
  if (first === undefined) return null;
  const { lobby, number } = first;
  return {
    stage,
    stageName: name,
    match: matchId({ lobby, number, isExtra: false }),
    lobby: namedLobby(rows, lobby),
    number,
    units: rows.filter((row) => row.lobby === lobby).length,
    room: roomOf(board, number, lobbies.length),
  };
}

function roomOf({ openings }: Seen, number: number, lobbies: number): DueMatch['room'] {
  // A stage that has played without any room needs none for the next match.
  if (number > 1 && openings.length === 0) return null;
  const times = openings.filter(({ match }) => match === number).map(({ openAt }) => openAt.getTime());
  const openAt = times.length < lobbies ? null : new Date(Math.min(...times));
  return { openAt, hasAny: times.length > 0 };
}
