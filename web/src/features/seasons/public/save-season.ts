import { seasonBoardCsv } from '@copa/domain/seasons/csv';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { download } from '../../../lib/download.ts';

export function saveSeason(board: SeasonBoard): void {
  download(`temporada-${board.id}.csv`, new Blob([seasonBoardCsv(board)], { type: 'text/csv' }));
}
