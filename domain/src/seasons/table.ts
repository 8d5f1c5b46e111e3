import { playerNumber } from '../registrations/words/unit.ts';
import type { Season, SeasonRules } from './season.ts';
import type { SeasonLine, SeasonResult, SeasonStanding } from './season-result.ts';

export interface CountedLine extends SeasonLine {
  readonly worth: number;
  readonly counts: boolean;
}

export interface SeasonRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly rank: number | null;
  readonly points: number;
  readonly wins: number;
  /** The latest tournament comes first. */
  readonly lines: readonly CountedLine[];
}

type Played = Pick<SeasonResult, 'id' | 'number' | 'lines'>;
type Unranked = Omit<SeasonRow, 'rank'> & { readonly isRanked: boolean; readonly keys: readonly number[] };

export function seasonTable(
  { tournamentIds, rules }: Pick<Season, 'tournamentIds' | 'rules'>,
  results: readonly Played[],
): readonly SeasonRow[] {
  const inSeason = new Set(tournamentIds);
  const played = results
    .map((result) => ({ ...result, lines: result.lines.filter((line) => inSeason.has(line.tournamentId)) }))
    .filter(({ lines }) => lines.length > 0);
  const latest = latestOf(played.flatMap(({ lines }) => lines));
  const rows = played
    .map((result) => countedRow(result, rules, latest))
    .toSorted(
      (one, other) => compare(one, other) || one.number - other.number || (one.id < other.id ? -1 : 1),
    );
  return ranked(rows);
}

export function standingsOf(table: readonly SeasonRow[]): ReadonlyMap<string, SeasonStanding> {
  const firstOf = new Map<number, SeasonRow>();
  for (const row of table) if (row.rank !== null && !firstOf.has(row.rank)) firstOf.set(row.rank, row);
  const ranks = [...firstOf.keys()];
  const aboveOf = (rank: number | null): SeasonStanding['above'] => {
    const above = rank === null ? undefined : firstOf.get(ranks[ranks.indexOf(rank) - 1] ?? 0);
    return above === undefined || above.rank === null ? null : { rank: above.rank, points: above.points };
  };
  return new Map(
    table.map(({ id, rank, points, wins }) => [id, { rank, points, wins, above: aboveOf(rank) }]),
  );
}

function countedRow({ id, number, lines }: Played, rules: SeasonRules, latest: string | null): Unranked {
  const newest = lines
    .map((line) => ({ ...line, worth: worthOf(line, rules) }))
    .toSorted((one, other) => compareTime(other, one));
  const best = newest.toSorted((one, other) => other.worth - one.worth).slice(0, rules.best ?? newest.length);
  const points = best.reduce((sum, { worth }) => sum + worth, 0);
  const wins = newest.filter(({ rank }) => rank === 1).length;
  const inLatest = newest.find(({ tournamentId }) => tournamentId === latest)?.worth ?? 0;
  return {
    id,
    number,
    name: newest[0]?.nick ?? playerNumber(String(number)),
    points,
    wins,
    lines: newest.map((line) => ({ ...line, counts: best.includes(line) })),
    isRanked: lines.length >= rules.rankedFrom,
    keys: [points, wins, best[0]?.worth ?? 0, inLatest],
  };
}

function worthOf({ rank, points, isSubstitute }: SeasonLine, { counting, substitutes }: SeasonRules): number {
  const whole = counting.kind === 'points' ? points : (counting.worth[rank - 1] ?? 0);
  if (!isSubstitute || substitutes === 'all') return whole;
  return substitutes === 'half' ? Math.trunc(whole / 2) : 0;
}

export function compareTime(one: SeasonLine, other: SeasonLine): number {
  return one.date.getTime() - other.date.getTime() || (one.tournamentId < other.tournamentId ? -1 : 1);
}

function latestOf(lines: readonly SeasonLine[]): string | null {
  return lines.toSorted(compareTime).at(-1)?.tournamentId ?? null;
}

function compare(one: Unranked, other: Unranked): number {
  if (one.isRanked !== other.isRanked) return one.isRanked ? -1 : 1;
  const at = one.keys.findIndex((key, index) => key !== other.keys[index]);
  return at === -1 ? 0 : (other.keys[at] ?? 0) - (one.keys[at] ?? 0);
}

function ranked(rows: readonly Unranked[]): readonly SeasonRow[] {
  let rank = 0;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || compare(before, row) !== 0) rank = index + 1;
    const { isRanked, keys: _, ...shown } = row;
    return { ...shown, rank: isRanked ? rank : null };
  });
}
