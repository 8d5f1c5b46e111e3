import type { Board } from '@copa/domain/play/board';
import { type BoardLine, boardLines } from '@copa/domain/play/board/board-lines';
import { isPodium, stageTitle, standingText, UNKNOWN } from '@copa/domain/play/board/words';
import { lobbyName } from '@copa/domain/play/draw';
import { namedHour } from '@copa/domain/time/hours';
import type { Block, Picture } from '../../../components/pictures/picture.ts';
import { scanForBoard, scanForTournament, tableAsOf } from '../../../components/words/pictures.ts';
import * as words from '../words/pictures.ts';

interface Shown {
  readonly board: Board;
  readonly lobby: string | null;
  readonly now: Date;
  readonly brand: string;
  readonly address: string;
}

export function tablePicture({ board, lobby, now, brand, address }: Shown): Picture {
  const { lines, cutAfter, cut } = boardLines(board, lobby);
  const stage = stageTitle(board.name);
  const isClosed = board.state === 'closed';
  const blocks = lines.flatMap((line, index): Block[] => [
    rowOf(line, isPodium(board) && (board.stage > 1 || line.played !== '0')),
    ...(index + 1 === cutAfter ? [{ kind: 'cut', text: cut } as const] : []),
  ]);
  // Passes `updatedAt` as the current time too, so that the same table always gives the same picture.
  const hour = namedHour(board.updatedAt, board.timeZone, board.updatedAt);
  return {
    file: `tabla-${board.id}`,
    brand,
    tournament: board.tournament,
    title: words.tableOf(lobby === null ? stage : `${stage} · ${lobbyName({ id: lobby })}`, isClosed),
    subtitle: '',
    note: standingText(board, now),
    scene: { name: board.tournament, mapSelection: board.matches[0]?.map ?? '' },
    blocks: [HEAD, ...blocks],
    whole: lines.length === board.rows.length ? scanForTournament : undefined,
    invitation: scanForBoard,
    state: tableAsOf(board.revision, hour, isClosed),
    address,
  };
}

const { figures, ...labels } = words.columns;
const HEAD: Block = { kind: 'columns', cells: { ...labels, figures } };

function rowOf(line: BoardLine, mayWin: boolean): Block {
  // Before their first match all units have the rank 1.
  const rank = line.points === UNKNOWN ? Number.NaN : Number(line.rank);
  return {
    kind: 'row',
    cells: { rank: line.rank, name: line.name, figures: [line.booyahs, line.kills, line.points] },
    isAhead: line.pass === 'in' || rank === 1,
    ...(mayWin && rank <= 3 && { medal: rank }),
  };
}
