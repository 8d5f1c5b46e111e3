import { linesIn, type TournamentLineText } from '@copa/domain/seasons/lines-text';
import type { OwnPlace } from '@copa/domain/seasons/own-place';
import { type SeasonTableLine, seasonLine } from '@copa/domain/seasons/page';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { NO_RANK } from '@copa/domain/seasons/words/board';
import { dateInYear } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { numberText } from '@copa/domain/words/counted';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  BoardFrame,
  type Head,
  NAME_HEAD,
  OwnBadge,
  RANK_HEAD,
} from '../../../components/board/board-frame.tsx';
import { paths } from '../../../config/paths.ts';
import { cx } from '../../../lib/cx.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/table.ts';

const HEADS: readonly Head[] = [
  RANK_HEAD,
  NAME_HEAD,
  ['board-figure', words.played],
  ['board-figure max-sm:hidden', words.wins],
  ['board-figure', words.points],
];

export function SeasonFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <BoardFrame caption={words.tableOf(name)} heads={HEADS}>
      {children}
    </BoardFrame>
  );
}

interface SeasonRowProps {
  readonly line: SeasonTableLine;
  readonly own?: boolean;
  readonly open?: boolean;
  readonly onToggle?: () => void;
}

export function SeasonRow({ line, own = false, open = false, onToggle }: SeasonRowProps) {
  const { rank, name, played, wins, points } = line;
  return (
    <tr data-rank={rank} data-own={own || undefined}>
      <td className="board-rank">{rank}</td>
      <th scope="row" className="board-name">
        <button type="button" aria-expanded={open} className="season-player" onClick={onToggle}>
          <span>{name}</span> {own && <OwnBadge />}
        </button>
      </th>
      <td className="board-figure">{played}</td>
      <td className="board-figure max-sm:hidden">{wins}</td>
      <td className="board-points">{points}</td>
    </tr>
  );
}

export function SeasonTable({ board, own }: { board: SeasonBoard; own: OwnPlace | null }) {
  const [open, setOpen] = useState<number | null>(null);
  const toggle = (number: number) => setOpen(open === number ? null : number);
  const isShown = own === null || board.rows.some(({ number }) => number === own.number);
  const rowOf = (number: number, line: SeasonTableLine, lines: () => readonly TournamentLineText[]) => [
    <SeasonRow
      key={number}
      line={line}
      own={number === own?.number}
      open={open === number}
      onToggle={() => toggle(number)}
    />,
    open === number && <Fridays key={`${number} open`} lines={lines()} />,
  ];
  return (
    <SeasonFrame name={board.name}>
      {board.rows.map((row) =>
        rowOf(row.number, seasonLine(row, board.tournaments), () => linesIn(row, board.tournaments)),
      )}
      {!isShown && (
        <>
          <tr className="board-cut">
            <th scope="rowgroup" colSpan={4}>
              {words.yourPlace}
            </th>
            <td aria-hidden="true" className="max-sm:hidden" />
          </tr>
          {rowOf(own.number, lineOf(own), () => own.lines)}
        </>
      )}
    </SeasonFrame>
  );
}

function lineOf({ number, name, rank, points, wins, lines }: OwnPlace): SeasonTableLine {
  return {
    number: String(number),
    name,
    rank: rank === null ? NO_RANK : String(rank),
    points: numberText(points),
    wins: String(wins),
    played: String(lines.length),
  };
}

function Fridays({ lines }: { readonly lines: readonly TournamentLineText[] }) {
  return (
    <tr>
      <td colSpan={4} className="pt-0!">
        <ul className="grid gap-1 rounded-md bg-night p-3">
          {lines.map(({ tournament, rank, worth, counts, isSubstitute }) => (
            <li key={tournament.id} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
              <span className="min-w-0">
                <Link
                  to={paths.board.to(tournament.id)}
                  className="block py-1.5 font-semibold wrap-anywhere underline underline-offset-4"
                >
                  {tournament.name}
                </Link>
                <small className="block text-sm text-mist">
                  {[
                    tournament.date === null ? [] : dateInYear(tournament.date, ownTimeZone(), serverNow()),
                    words.rankOf(rank, tournament.units),
                    isSubstitute ? words.substitute : [],
                  ]
                    .flat()
                    .join(' · ')}
                </small>
              </span>
              <span className="text-right">
                <strong className={cx('block text-lg tabular-nums', !counts && 'text-dim line-through')}>
                  {numberText(worth)}
                </strong>
                <small className={counts ? 'text-sm text-success' : 'text-sm text-dim'}>
                  {counts ? words.counts : words.countsNot}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </td>
      <td aria-hidden="true" className="max-sm:hidden" />
    </tr>
  );
}
