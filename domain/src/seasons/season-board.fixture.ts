import { RANK_POINTS, type Season, type SeasonRules } from './season.ts';
import { type SeasonBoard, seasonBoardOf } from './season-board.ts';
import type { SeasonLine, SeasonResult } from './season-result.ts';
import { seasonTable, standingsOf } from './table.ts';

const WEEK_MS = 7 * 86_400_000;
const FIRST = Date.UTC(2026, 10, 7, 2);
const fridays = ['f1', 'f2', 'f3', 'f4'] as const;
const dateOf = (at: number) => new Date(FIRST + at * WEEK_MS);

export const BY_RANKS: SeasonRules = {
  counting: { kind: 'ranks', worth: [...RANK_POINTS] },
  best: null,
  rankedFrom: 1,
  substitutes: 'all',
};

interface SampleSeason {
  readonly players?: number;
  readonly ended?: number;
  readonly rules?: Partial<SeasonRules>;
  readonly changes?: Partial<Pick<Season, 'state' | 'corrections' | 'erasedAt' | 'name'>>;
}

/** Player `n` has rank `n` in each ended tournament, but in the second one players 1 and 2 are swapped. */
export function sampleSeason({ players = 3, ended = 2, rules = {}, changes = {} }: SampleSeason = {}): {
  readonly board: SeasonBoard;
  readonly results: readonly SeasonResult[];
} {
  const season: Season = {
    id: 'verano',
    name: 'Temporada de verano',
    firstDay: '2026-11-06',
    lastDay: '2026-11-27',
    rules: { ...BY_RANKS, best: 1, ...rules },
    state: 'open',
    corrections: [],
    erasedAt: null,
    closedAt: null,
    tournamentIds: [...fridays],
    revision: 1,
    updatedAt: dateOf(ended),
    ...changes,
  };
  const lineOf = (at: number, number: number): SeasonLine => ({
    tournamentId: fridays[at] ?? '',
    date: dateOf(at),
    rank: at === 1 && number < 3 ? 3 - number : number,
    points: 60 - number,
    units: players,
    isSubstitute: false,
    nick: number === 3 ? null : `Nick${number}`,
    namedAt: null,
  });
  const played = Array.from({ length: players }, (_, index) => ({
    id: `0123456789abcdefghjkmn${String(index + 1).padStart(4, '0')}`,
    number: index + 1,
    lines: Array.from({ length: ended }, (_, at) => lineOf(at, index + 1)),
  }));
  const table = seasonTable(season, played);
  const standings = standingsOf(table);
  const tournaments = fridays.map((id, at) => ({
    id,
    name: `Viernes ${at + 1}`,
    date: dateOf(at),
    timeZone: 'America/Bogota',
    modality: 'solo' as const,
  }));
  return {
    board: { ...seasonBoardOf(season, tournaments, table), revision: 3, updatedAt: season.updatedAt },
    results: played.map((result) => ({ ...result, standing: standings.get(result.id) ?? null })),
  };
}
