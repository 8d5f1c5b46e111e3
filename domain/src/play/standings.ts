import type { Adjustment } from './adjustment.ts';
import type { Match } from './match.ts';
import type { PointsTable } from './points.ts';
import { eachFigure, type MatchFigure } from './result/figures.ts';
import { type Result, resultOf } from './result/result.ts';
import type { Stage } from './stage.ts';
import type { TieBreak } from './stage-terms.ts';

export type Rules = Pick<Stage, 'points' | 'tieBreak' | 'finish'>;
export type Played = Pick<Match, 'lobby' | 'number' | 'isExtra' | 'state'> & {
  readonly rows: Readonly<Record<string, Result>>;
};
export interface Contender {
  readonly id: string;
  readonly number: number;
  readonly lobby: string;
  readonly carried: number;
}
type CountedAdjustment = Pick<Adjustment, 'kind' | 'unitId' | 'match' | 'points' | 'revokedAt'>;

export interface Scored extends Result {
  readonly match: number;
  readonly points: number;
}

export interface TieDecision {
  readonly by: TieBreak | 'extra-match' | 'draw';
  readonly own: number;
  readonly other: number;
}

export interface StandingsRow extends Readonly<Record<MatchFigure, number>> {
  readonly id: string;
  readonly lobby: string;
  /** Units that are still equal after all tie-breaks share a rank. Null for a disqualified unit. */
  readonly rank: number | null;
  readonly points: number;
  readonly booyahs: number;
  readonly scored: readonly Scored[];
  readonly decided: TieDecision | null;
  /** In a Champion Rush, this is true if the unit's next Booyah makes the unit the champion. */
  readonly isOnPoint: boolean;
}

export interface Standings {
  readonly rows: readonly StandingsRow[];
  /** The champion by the rule of `finish`. Another unit may have more points. */
  readonly champion: string | null;
  readonly isOver: boolean;
}

const NONE = Number.MAX_SAFE_INTEGER;

export function standings(
  rules: Rules,
  contenders: readonly Contender[],
  matches: readonly Played[],
  adjustments: readonly CountedAdjustment[],
  tieOrder: readonly string[] = [],
): Standings {
  const inForce = adjustments.filter(({ revokedAt }) => revokedAt === null);
  const published = matches
    .filter(({ state }) => state === 'published')
    .toSorted((one, other) => one.number - other.number);
  const counted = published.filter(({ isExtra, number }) => !isExtra && number <= rules.finish.matches);
  const rounds = roundsOf(published.filter(({ isExtra }) => isExtra));
  const courses = contenders.map((unit) => courseOf(unit, rules.points, counted, inForce));
  const tallyUntil = (match: number) => (course: Course) => tallyOf(course, match, rounds, tieOrder);
  const won = winOf(rules, courses, tallyUntil);
  const tallies = courses.map(tallyUntil(won?.match ?? NONE));
  const ordered = tallies.toSorted((one, other) =>
    compare(keysOf(rules, one, won), keysOf(rules, other, won)),
  );
  const lobbies = new Set(contenders.map(({ lobby }) => lobby));
  const isPlayed = (lobby: string) =>
    counted.filter((match) => match.lobby === lobby).length >= rules.finish.matches;
  const isOver = won !== null || (lobbies.size > 0 && [...lobbies].every(isPlayed));
  return { rows: ranked(rules, ordered, won, isOver), champion: won?.id ?? null, isOver };
}

function roundsOf(extras: readonly Played[]): readonly (readonly Played[])[] {
  return [...new Set(extras.map(({ number }) => number))].map((number) =>
    extras.filter((match) => match.number === number),
  );
}

interface Course {
  readonly id: string;
  readonly number: number;
  readonly lobby: string;
  readonly isOut: boolean;
  readonly scored: readonly Scored[];
  readonly before: (match: number) => number;
}

function courseOf(
  { id, number, lobby, carried }: Contender,
  table: PointsTable,
  counted: readonly Played[],
  inForce: readonly CountedAdjustment[],
): Course {
  const own = inForce.filter(({ unitId }) => unitId === id);
  const scored = counted.flatMap((match) => {
    const result = match.lobby === lobby ? match.rows[id] : undefined;
    if (result === undefined) return [];
    return [
      scoredOf(
        result,
        match.number,
        table,
        own.filter((adjustment) => adjustment.match === match.number),
      ),
    ];
  });
  const given = own.filter(({ kind }) => kind === 'points');
  return {
    id,
    number,
    lobby,
    isOut: own.some(({ kind }) => kind === 'disqualified'),
    scored,
    before: (match) =>
      carried +
      sum(given.filter((each) => (each.match ?? 0) <= match).map(({ points }) => points)) +
      sum(scored.filter((each) => each.match < match).map(({ points }) => points)),
  };
}

function scoredOf(
  result: Result,
  match: number,
  table: PointsTable,
  inForce: readonly CountedAdjustment[],
): Scored {
  const { placement, kills, played } = result;
  const has = (kind: CountedAdjustment['kind']) => inForce.some((adjustment) => adjustment.kind === kind);
  const place = played && !has('kills-only') ? placement : null;
  const counting = played ? Math.min(kills ?? 0, table.killCap ?? NONE) : 0;
  const points = (place === null ? 0 : (table.placement[place - 1] ?? 0)) + counting * table.perKill;
  return {
    ...resultOf(result),
    match,
    placement: place,
    points: has('half') ? Math.floor(points / 2) : points,
  };
}

function winOf(
  rules: Rules,
  courses: readonly Course[],
  tallyUntil: (match: number) => (course: Course) => Tally,
): { id: string; match: number } | null {
  const { finish } = rules;
  const eligible = courses.filter(({ isOut }) => !isOut);
  for (let match = 1; match <= finish.matches; match += 1) {
    const champions = eligible.filter((course) => {
      if (wins(course, match) === 0) return false;
      const { scored, before } = course;
      return (
        (finish.kind === 'champion-rush' && before(match) >= finish.threshold) ||
        (finish.kind === 'best-of' &&
          finish.by === 'wins' &&
          booyahsOf(scored.filter((each) => each.match <= match)) > finish.matches / 2)
      );
    });
    // Two lobbies may each have a winner of the same match, whatever the order of the draw.
    const [champion] = champions
      .map(tallyUntil(match))
      .toSorted(
        (one, other) =>
          compare(keysOf(rules, one, null), keysOf(rules, other, null)) || one.number - other.number,
      );
    if (champion !== undefined) return { id: champion.id, match };
  }
  return null;
}

function wins({ scored }: Course, match: number): number {
  return booyahsOf(scored.filter((each) => each.match === match));
}

function booyahsOf(scored: readonly Scored[]): number {
  return scored.filter(({ placement }) => placement === 1).length;
}

interface Tally extends Course, Readonly<Record<MatchFigure, number>> {
  readonly points: number;
  readonly booyahs: number;
  readonly lastPlacement: number;
  readonly extraPlacements: readonly number[];
  readonly drawn: number;
}

function tallyOf(
  course: Course,
  until: number,
  rounds: readonly (readonly Played[])[],
  tieOrder: readonly string[],
): Tally {
  const scored = course.scored.filter(({ match }) => match <= until);
  const drawn = tieOrder.indexOf(course.id);
  return {
    ...course,
    scored,
    points: course.before(until + 1),
    booyahs: booyahsOf(scored),
    ...eachFigure((figure) => sum(scored.map((each) => each[figure] ?? 0))),
    lastPlacement: scored.at(-1)?.placement ?? NONE,
    extraPlacements: rounds.map((round) =>
      Math.min(...round.map(({ rows }) => rows[course.id]?.placement ?? NONE)),
    ),
    drawn: drawn === -1 ? NONE : drawn,
  };
}

type Key = readonly [TieDecision['by'] | 'out' | 'champion' | 'points', number];

function keysOf({ tieBreak }: Rules, tally: Tally, won: { readonly id: string } | null): readonly Key[] {
  const { isOut, id, points, booyahs, lastPlacement, extraPlacements, drawn } = tally;
  const figures = eachFigure((figure) => -tally[figure]);
  const breaks = { booyahs: -booyahs, ...figures, 'last-placement': lastPlacement };
  if (isOut) return [['out', 1]];
  return [
    ['out', 0],
    ['champion', id === won?.id ? 0 : 1],
    ['points', -points],
    ...tieBreak.map((by): Key => [by, breaks[by]]),
    ...extraPlacements.map((placement): Key => ['extra-match', placement]),
    ['draw', drawn],
  ];
}

function compare(one: readonly Key[], other: readonly Key[]): number {
  const at = differenceOf(one, other);
  return (one[at]?.[1] ?? 0) - (other[at]?.[1] ?? 0);
}

function differenceOf(one: readonly Key[], other: readonly Key[]): number {
  const at = one.findIndex(([, value], index) => value !== other[index]?.[1]);
  return at === -1 ? one.length : at;
}

function ranked(
  rules: Rules,
  ordered: readonly Tally[],
  won: { readonly id: string } | null,
  isOver: boolean,
): readonly StandingsRow[] {
  const keyed = ordered.map((tally) => ({ ...tally, keys: keysOf(rules, tally, won) }));
  return keyed.map((tally, index) => {
    const { id, lobby, points, booyahs, scored, isOut, keys } = tally;
    const rank = keyed.findIndex((other) => compare(keys, other.keys) === 0) + 1;
    return {
      id,
      lobby,
      rank: isOut ? null : rank,
      points,
      booyahs,
      ...eachFigure((figure) => tally[figure]),
      scored,
      decided: decidedBetween(keys, keyed[index + 1]?.keys),
      isOnPoint:
        !isOver && !isOut && rules.finish.kind === 'champion-rush' && points >= rules.finish.threshold,
    };
  });
}

function decidedBetween(own: readonly Key[], next: readonly Key[] | undefined): TieDecision | null {
  if (next === undefined) return null;
  const at = differenceOf(own, next);
  const [by, value] = own[at] ?? ['out', 0];
  if (by === 'out' || by === 'champion' || by === 'points') return null;
  const other = next[at]?.[1] ?? NONE;
  return { by, own: shown(value), other: shown(other) };
}

/** Counts were negated for sorting. `Math.abs` restores them, and turns -0 into 0. */
function shown(value: number): number {
  return value === NONE ? 0 : Math.abs(value);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
