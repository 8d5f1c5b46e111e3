import type { Board } from '@copa/domain/play/board';
import { boardCsv } from '@copa/domain/play/board/csv';
import { inOtherApp } from '../../../components/words/files.ts';
import { download } from '../../../lib/download.ts';

export function saveBoard(board: Board, warn: (text: string) => void): void {
  const file = new Blob([boardCsv(board)], { type: 'text/csv' });
  if (!download(`tabla-${board.id}.csv`, file)) warn(inOtherApp);
}
