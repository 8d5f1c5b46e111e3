import type { Board } from '@copa/domain/play/board';
import { boardLines } from '@copa/domain/play/board/board-lines';
import { boardFacts } from '@copa/domain/play/board/page';
import { lobbiesOf } from '@copa/domain/play/board/words';
import { MATCH_FIGURES } from '@copa/domain/play/result/figures';
import type { ReadStream, StreamTable } from '../../../../components/stream/stream-table.ts';
import { columns } from '../../words/stream.ts';
import { createBoardReader } from '../board-reader.ts';
import { createOverlaySource } from './overlay-source.ts';

export function boardTable(board: Board, lobby: string | null, now: Date): StreamTable {
  const { id, revision } = board;
  const { tournament, stage, status, provisional } = boardFacts(board, now, null);
  const known = lobby !== null && lobbiesOf(board).includes(lobby) ? lobby : null;
  const { lines, cutAfter, cut } = boardLines(board, known);
  return {
    id,
    revision,
    over: tournament,
    title: stage,
    status,
    note: provisional,
    columns,
    lines: lines.map(({ number, booyahs, ...line }) => ({
      ...line,
      key: number,
      figures: [booyahs, ...MATCH_FIGURES.map((figure) => line[figure])],
    })),
    cutAfter,
    cut,
  };
}

export function readBoardStream(tournamentId: string, lobby: string | null): ReadStream {
  const read = createBoardReader({ tournamentId, stage: null }, createOverlaySource());
  return async () => {
    const found = await read();
    return typeof found === 'string' ? found : (now) => boardTable(found.board, lobby, now);
  };
}
