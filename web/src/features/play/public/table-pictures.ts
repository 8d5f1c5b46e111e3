import type { Board } from '@copa/domain/play/board';
import { type BoardLine, boardLines } from '@copa/domain/play/board/lines';
import { statusText } from '@copa/domain/play/board/words';
import { lobbyName } from '@copa/domain/play/draw';
import { namedHour } from '@copa/domain/time/hours';
import type { Block, Picture } from '../../../components/pictures/picture.ts';
import { scanForBoard } from '../../../components/words/pictures.ts';
import * as words from '../words/pictures.ts';

interface Shown {
  readonly board: Board;
  readonly lobby: string | null;
  readonly brand: string;
  readonly address: string;
}

const ROWS_PER_PAGE = 12;

/** The table in pages of twelve. */
export function tablePictures({ board, lobby, brand, address }: Shown): readonly Picture[] {
  const { lines, cutAfter, cut } = boardLines(board, lobby);
  const pages = Math.max(Math.ceil(lines.length / ROWS_PER_PAGE), 1);
  return Array.from({ length: pages }, (_, page) => {
    const from = page * ROWS_PER_PAGE;
    const rows = lines
      .slice(from, from + ROWS_PER_PAGE)
      .flatMap((line, index): Block[] => [
        rowOf(line),
        ...(from + index + 1 === cutAfter ? [{ kind: 'cut', text: cut } as const] : []),
      ]);
    return {
      file: `tabla-${board.id}`,
      brand,
      tournament: board.tournament,
      title: lobby === null ? board.name : `${board.name} · ${lobbyName({ id: lobby })}`,
      subtitle: pages === 1 ? statusText(board) : `${statusText(board)} (${page + 1}/${pages})`,
      blocks: [HEAD, ...rows],
      invitation: scanForBoard,
      // Read at its own hour, it has no year, so that the same table is the same picture on every day.
      state: words.state(board.revision, namedHour(board.updatedAt, board.timeZone, board.updatedAt)),
      address,
    };
  });
}

const { figures, ...labels } = words.columns;
const HEAD: Block = { kind: 'columns', cells: { ...labels, figures } };

function rowOf(line: BoardLine): Block {
  return {
    kind: 'row',
    cells: { rank: line.rank, name: line.name, figures: [line.booyahs, line.kills, line.points] },
    isAhead: line.pass === 'in' || line.rank === '1',
  };
}
