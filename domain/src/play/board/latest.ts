import type { LatestMatch } from '../../registrations/table-rank.ts';
import { eachFigure } from '../result/figures.ts';
import type { Board, BoardRow } from './schema.ts';
import { scoredIn } from './scored.ts';

const NONE = Number.MAX_SAFE_INTEGER;

export function latestMatch(
  row: BoardRow,
  rivals: readonly BoardRow[],
  { tieBreak }: Pick<Board, 'tieBreak'>,
): LatestMatch | null {
  const last = scoredIn(row).at(-1);
  if (last?.played !== true) return null;
  const { match: number, placement, kills, points } = last;
  const isFirst = rivals.every((each) => scoredIn(each).every(({ match }) => match >= number));
  const former = isFirst || row.rank === null ? null : rankWithout(number, row, rivals, tieBreak);
  return { number, placement, kills, points, former };
}

/** Extra matches, and lots drawn to break ties, are ignored, because they usually come after `match`. */
function rankWithout(
  match: number,
  row: BoardRow,
  rivals: readonly BoardRow[],
  tieBreak: Board['tieBreak'],
): number {
  const own = keysWithout(match, row, tieBreak);
  const ahead = rivals.filter(
    (other) => other.rank !== null && isAhead(keysWithout(match, other, tieBreak), own),
  );
  return ahead.length + 1;
}

function keysWithout(match: number, row: BoardRow, tieBreak: Board['tieBreak']): readonly number[] {
  const all = scoredIn(row);
  const kept = all.filter((each) => each.match !== match);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const lost = all.filter((each) => each.match === match);
  const breaks = {
    booyahs: -kept.filter(({ placement }) => placement === 1).length,
    ...eachFigure((figure) => -sum(kept.map((each) => each[figure] ?? 0))),
    'last-placement': kept.at(-1)?.placement ?? NONE,
  };
  return [sum(lost.map(({ points }) => points)) - row.points, ...tieBreak.map((by) => breaks[by])];
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}
