import { MINUTE_MS } from '@copa/domain/limits';
import { ownRank, protestable, withFormer } from '@copa/domain/play/board/own-rank';
import type { Board } from '@copa/domain/play/board/schema';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { fetchBoard } from './board-source.ts';

/** Tables of earlier stages change rarely, so not every poll of the ticket reads them. */
const FORMER_MS = 5 * MINUTE_MS;

const former = new Map<string, { readonly at: number; readonly board: Promise<Board | null> }>();

function formerBoard(tournamentId: string, stage: number): Promise<Board | null> {
  const key = `${tournamentId} ${stage}`;
  const now = serverNow().getTime();
  const last = former.get(key);
  if (last !== undefined && now - last.at < FORMER_MS) return last.board;
  const board = fetchBoard(tournamentId, stage);
  former.set(key, { at: now, board });
  board.catch(() => former.delete(key));
  return board;
}

export async function fetchOwnRank(tournamentId: string, stage: number, number: number) {
  const earlier = Array.from({ length: stage - 1 }, (_, index) => formerBoard(tournamentId, index + 1));
  const [board, ...boards] = await Promise.all([fetchBoard(tournamentId, stage), ...earlier]);
  const own = board === null ? null : ownRank(board, number, serverNow());
  return own === null
    ? null
    : withFormer(
        own,
        boards.flatMap((each) => (each === null ? [] : [protestable(each, number)])),
      );
}
