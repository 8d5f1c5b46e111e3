import { seasonLine, seasonStatus } from '@copa/domain/seasons/page';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import type { ReadStream, StreamTable } from '../../../../components/stream/stream-table.ts';
import { followDocument } from '../../../../lib/network/public-firestore.ts';
import { season, streamColumns } from '../../words/stream.ts';

function seasonTable(board: SeasonBoard): StreamTable {
  const { id, revision, name, rows, tournaments } = board;
  return {
    id,
    revision,
    over: season,
    title: name,
    status: seasonStatus(board),
    note: '',
    columns: streamColumns,
    lines: rows.map((row) => {
      const { number, played, wins, ...line } = seasonLine(row, tournaments);
      return { ...line, key: number, badge: '', figures: [played, wins], pass: '' };
    }),
    cutAfter: 0,
    cut: '',
  };
}

export function readSeasonStream(id: string): ReadStream {
  return async () => {
    const document = await followDocument(`seasonBoards/${id}`);
    if (document === null) return 'missing';
    const board = { ...document.data, id } as unknown as SeasonBoard;
    return board.rows.length === 0 ? 'undrawn' : () => seasonTable(board);
  };
}
