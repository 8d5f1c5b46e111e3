import type { BoardLine, BoardLines } from '@copa/domain/play/board/board-lines';
import { MATCH_FIGURES } from '@copa/domain/play/result/figures';
import { FIGURE_WORDS } from '@copa/domain/play/words/figures';
import { Fragment, type ReactNode } from 'react';
import {
  BoardFrame,
  type Head,
  NAME_HEAD,
  OwnBadge,
  RANK_HEAD,
} from '../../../components/board/board-frame.tsx';
import * as words from '../words/board.ts';
import { useMovingRows } from './use-moving-rows.ts';

type BoardTableProps = BoardLines & { readonly caption: string; readonly own: number | null };

export function BoardTable({ lines, cutAfter, cut, caption, own }: BoardTableProps) {
  const table = useMovingRows();
  return (
    <BoardFrame caption={caption} heads={HEADS} ref={table}>
      {lines.map((line, index) => (
        <Fragment key={line.number}>
          <BoardRow line={line} own={line.number === String(own)} />
          {index + 1 === cutAfter && <CutRow>{cut}</CutRow>}
        </Fragment>
      ))}
    </BoardFrame>
  );
}

export const HEADS: readonly Head[] = [
  RANK_HEAD,
  NAME_HEAD,
  ['board-figure max-sm:hidden', words.played],
  ['board-figure', words.booyahs],
  ...MATCH_FIGURES.map((figure): Head => ['board-figure', FIGURE_WORDS[figure].name]),
  ['board-figure', words.points],
];

export function BoardRow({ line, own = false }: { line: BoardLine; own?: boolean }) {
  const { rank, name, lobby, played, booyahs, points, badge, note, pass, passes } = line;
  return (
    <tr data-unit={line.number} data-rank={rank} data-pass={pass} data-own={own || undefined}>
      <td className="board-rank">{rank}</td>
      <th scope="row" className="board-name">
        <span>{name}</span> {own && <OwnBadge />}{' '}
        <strong className="board-badge" data-badge={badge}>
          {badge}
        </strong>{' '}
        <small>{lobby}</small> <small>{note}</small> <span className="sr-only">{passes}</span>
      </th>
      <td className="board-figure max-sm:hidden">{played}</td>
      <td className="board-figure">{booyahs}</td>
      {MATCH_FIGURES.map((figure) => (
        <td key={figure} className="board-figure">
          {line[figure]}
        </td>
      ))}
      <td className="board-points">{points}</td>
    </tr>
  );
}

export function CutRow({ children }: { children: ReactNode }) {
  return (
    <tr className="board-cut">
      <th scope="rowgroup" colSpan={HEADS.length - 1}>
        {children}
      </th>
      <td aria-hidden="true" className="max-sm:hidden" />
    </tr>
  );
}
