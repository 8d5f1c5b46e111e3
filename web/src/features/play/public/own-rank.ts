import { ownRank, protestable, withFormer } from '@copa/domain/play/board/own-rank';
import type { Board } from '@copa/domain/play/board/schema';
import { fetchBoard } from './board-source.ts';

/**
 * Tables of earlier stages by tournament and stage. They are read once per visit, because their deadlines for
 * protests no longer change.
 */
const former = new Map<string, Promise<Board | null>>();

function formerBoard(tournamentId: string, stage: number): Promise<Board | null> {
  const key = `${tournamentId} ${stage}`;
  const asked = former.get(key) ?? fetchBoard(tournamentId, stage);
  former.set(key, asked);
  asked.catch(() => former.delete(key));
  return asked;
}

/** Reads the unit's rank from the public board. Null for a unit that is not in it. */
export async function fetchOwnRank(tournamentId: string, stage: number, number: number) {
  const earlier = Array.from({ length: stage - 1 }, (_, index) => formerBoard(tournamentId, index + 1));
  const [board, ...boards] = await Promise.all([fetchBoard(tournamentId, stage), ...earlier]);
  const own = board === null ? null : ownRank(board, number);
  return own === null
    ? null
    : withFormer(
        own,
        boards.flatMap((each) => (each === null ? [] : [protestable(each, number)])),
      );
}
