import type { Board } from '@copa/domain/play/board';
import { scoredIn } from '@copa/domain/play/board/scored';
import { knownFigure, rowName, stageTitle, UNKNOWN } from '@copa/domain/play/board/words';
import { BoardFrame, NAME_HEAD, OwnBadge, RANK_HEAD } from '../../../components/board/board-frame.tsx';
import * as words from '../words/board.ts';

const HEADS = [
  RANK_HEAD,
  NAME_HEAD,
  ['board-figure board-wide', words.inOneMatch],
  ['board-figure', words.kills],
] as const;

export function KillTable({ board, lobby, own }: { board: Board; lobby: string | null; own: number | null }) {
  const rows = board.rows
    .filter((row) => lobby === null || row.lobby === lobby)
    .map((row) => ({
      row,
      kills: knownFigure('kills', row),
      best: Math.max(...scoredIn(row).map(({ kills }) => kills ?? 0)),
    }))
    .toSorted(
      (a, b) => Number(a.kills === UNKNOWN) - Number(b.kills === UNKNOWN) || b.row.kills - a.row.kills,
    );
  return (
    <BoardFrame caption={words.killsOf(stageTitle(board.name))} heads={HEADS}>
      {rows.map(({ row, kills, best }) => {
        const known = kills !== UNKNOWN;
        const rank = known ? rows.findIndex((other) => other.kills === kills) + 1 : UNKNOWN;
        return (
          <tr key={row.number} data-rank={rank} data-own={row.number === own || undefined}>
            <td className="board-rank">{rank}</td>
            <th scope="row" className="board-name">
              <span>{rowName(row)}</span>
              {row.number === own && <OwnBadge />}
            </th>
            <td className="board-figure">{known ? best : UNKNOWN}</td>
            <td className="board-points">{kills}</td>
          </tr>
        );
      })}
    </BoardFrame>
  );
}
