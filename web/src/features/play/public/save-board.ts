import type { Board } from '@copa/domain/play/board';
import { boardCsv } from '@copa/domain/play/board/csv';
import { download } from '../../../lib/download.ts';

export function saveBoard(board: Board): void {
  download(`tabla-${board.id}.csv`, new Blob([boardCsv(board)], { type: 'text/csv' }));
}
