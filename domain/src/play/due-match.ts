import type { Board } from './board.ts';
import { matchId } from './match.ts';

export interface DueMatch {
  readonly stage: number;
  readonly stageName: string;
  readonly match: string;
  readonly lobby: string;
  readonly number: number;
}

type Seen = Pick<Board, 'stage' | 'name' | 'state' | 'isOver' | 'finish' | 'matches'> & {
  readonly rows: readonly Pick<Board['rows'][number], 'lobby'>[];
};

export function dueMatch({ stage, name, state, isOver, finish, matches, rows }: Seen): DueMatch | null {
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
    lobby: lobbies.length > 1 ? lobby : '',
    number,
  };
}
