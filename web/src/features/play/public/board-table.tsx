import type { BoardLine, BoardLines } from '@copa/domain/play/board/lines';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import * as words from '../words/board.ts';

interface BoardTableProps extends BoardLines {
  readonly caption: string;
  readonly own: number | null;
}

export function BoardTable({ lines, cutAfter, cut, caption, own }: BoardTableProps) {
  return (
    <BoardFrame caption={caption}>
      {lines.map((line, index) => (
        <Fragment key={line.number}>
          <BoardRow line={line} own={line.number === String(own)} />
          {index + 1 === cutAfter && <CutRow>{cut}</CutRow>}
        </Fragment>
      ))}
    </BoardFrame>
  );
}

const FIGURE = 'board-figure';

/** The heads of the table; the page of a shared link is built with the same. */
export function BoardFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="board">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="board-place">
            <span aria-hidden="true">#</span>
            <span className="sr-only">{words.place}</span>
          </th>
          <th scope="col" className="text-left">
            {words.name}
          </th>
          <th scope="col" className={cx(FIGURE, 'max-sm:hidden')}>
            {words.played}
          </th>
          <th scope="col" className={FIGURE}>
            {words.booyahs}
          </th>
          <th scope="col" className={FIGURE}>
            {words.kills}
          </th>
          <th scope="col" className={FIGURE}>
            {words.points}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function BoardRow({ line, own = false }: { line: BoardLine; own?: boolean }) {
  const { rank, name, lobby, played, booyahs, kills, points, badge, note, pass, passes } = line;
  return (
    <tr data-rank={rank} data-pass={pass} data-own={own || undefined}>
      <td className="board-rank">{rank}</td>
      <th scope="row" className="board-name">
        <span>{name}</span> {own && <strong className="board-badge">{words.you}</strong>}{' '}
        <strong className="board-badge" data-badge={badge}>
          {badge}
        </strong>{' '}
        <small>{lobby}</small> <small>{note}</small> <span className="sr-only">{passes}</span>
      </th>
      <td className={cx(FIGURE, 'max-sm:hidden')}>{played}</td>
      <td className={FIGURE}>{booyahs}</td>
      <td className={FIGURE}>{kills}</td>
      <td className="board-points">{points}</td>
    </tr>
  );
}

export function CutRow({ children }: { children: ReactNode }) {
  return (
    <tr className="board-cut">
      <th scope="rowgroup" colSpan={5}>
        {children}
      </th>
      <td aria-hidden="true" className="max-sm:hidden" />
    </tr>
  );
}
