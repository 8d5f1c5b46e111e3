import { seasonLine, seasonStatus } from '@copa/domain/seasons/page';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { dateText } from '@copa/domain/time/days';
import type { Block, Picture } from '../../../components/pictures/picture.ts';
import { scanForBoard, tableAsOf } from '../../../components/words/pictures.ts';
import * as words from '../words/table.ts';

interface Shown {
  readonly board: SeasonBoard;
  readonly brand: string;
  readonly address: string;
}

const HEAD: Block = { kind: 'columns', cells: words.columns };

export function seasonPicture({ board, brand, address }: Shown): Picture {
  const { rows, tournaments, updatedAt, id, name, revision, state } = board;
  const isOver = state === 'closed';
  const blocks = rows.map((row): Block => {
    const { rank, name: player, played, wins, points } = seasonLine(row, tournaments);
    return {
      kind: 'row',
      cells: { rank, name: player, figures: [played, wins, points] },
      isAhead: row.rank === 1,
      ...(isOver && row.rank !== null && row.rank <= 3 && { medal: row.rank }),
    };
  });
  // `updatedAt` is passed as the current time too, so that the picture does not change with the day.
  const day = dateText(updatedAt, tournaments.at(-1)?.timeZone ?? 'UTC', updatedAt);
  return {
    file: `temporada-${id}`,
    brand,
    tournament: name,
    title: words.pictureTitle,
    subtitle: '',
    note: seasonStatus(board),
    scene: { name },
    blocks: [HEAD, ...blocks],
    whole: rows.length === board.players ? words.scanForSeason : undefined,
    invitation: scanForBoard,
    state: tableAsOf(revision, day, isOver),
    address,
  };
}
