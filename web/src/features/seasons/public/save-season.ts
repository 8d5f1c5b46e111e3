import { seasonBoardCsv } from '@copa/domain/seasons/csv';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { inOtherApp } from '../../../components/words/files.ts';
import { download } from '../../../lib/download.ts';

export function saveSeason(board: SeasonBoard, warn: (text: string) => void): void {
  const file = new Blob([seasonBoardCsv(board)], { type: 'text/csv' });
  if (!download(`temporada-${board.id}.csv`, file)) warn(inOtherApp);
}
