import type { Board } from '@copa/domain/play/board';

export interface BoardAddress {
  readonly tournamentId: string;
  /** Null for the newest stage. */
  readonly stage: number | null;
}

export interface BoardSource {
  readonly readTournament: (id: string) => Promise<{ readonly stage: number } | null>;
  readonly readBoard: (tournamentId: string, stage: number) => Promise<Board | null>;
}

export interface FoundBoard {
  readonly board: Board;
  readonly stages: number;
}

export function createBoardReader(
  { tournamentId, stage: wanted }: BoardAddress,
  { readTournament, readBoard }: BoardSource,
  known: FoundBoard | null = null,
): () => Promise<FoundBoard | 'missing' | 'undrawn'> {
  let at = known?.board.stage ?? 0;
  let stages = known?.stages ?? 0;
  const find = async () => {
    const tournament = await readTournament(tournamentId);
    if (tournament === null) return 'missing';
    stages = tournament.stage;
    at = wanted ?? stages;
    return at === 0 ? 'undrawn' : null;
  };
  return async () => {
    const isKnown = at !== 0;
    const without = isKnown ? null : await find();
    if (without !== null) return without;
    let read = await readBoard(tournamentId, at);
    if (read === null && isKnown) {
      const withoutNow = await find();
      if (withoutNow !== null) return withoutNow;
      read = await readBoard(tournamentId, at);
    }
    if (read === null) {
      at = 0;
      return 'undrawn';
    }
    const following = wanted === null && read.next !== null ? await readBoard(tournamentId, read.next) : null;
    const board = following ?? read;
    at = board.stage;
    stages = Math.max(stages, at, board.next ?? 0);
    return { board, stages };
  };
}
