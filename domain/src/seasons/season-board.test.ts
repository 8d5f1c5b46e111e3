import { describe, expect, it } from 'vitest';
import { linesIn } from './lines-text.ts';
import { RANK_POINTS, type Season } from './season.ts';
import { seasonBoardOf } from './season-board.ts';
import type { SeasonLine } from './season-result.ts';
import { seasonTable } from './table.ts';

const SEASON: Season = {
  id: 'verano',
  name: 'Temporada de verano',
  firstDay: '2026-11-01',
  lastDay: '2026-12-31',
  rules: {
    counting: { kind: 'ranks', worth: [...RANK_POINTS] },
    best: 1,
    rankedFrom: 2,
    substitutes: 'all',
  },
  state: 'open',
  corrections: [],
  erasedAt: null,
  closedAt: null,
  tournamentIds: ['b', 'a'],
  revision: 1,
  updatedAt: new Date(0),
};
const tournament = (id: string, day: number | null) => ({
  id,
  name: `Viernes ${id}`,
  date: day === null ? null : new Date(Date.UTC(2026, 10, day)),
  timeZone: 'America/Bogota',
  modality: 'solo' as const,
});
const line = (tournamentId: string, day: number, rank: number, isSubstitute = false): SeasonLine => ({
  tournamentId,
  date: new Date(Date.UTC(2026, 10, day)),
  rank,
  points: 1,
  units: 48,
  isSubstitute,
  nick: 'Rayo',
  namedAt: null,
});

function boardOf(players: number) {
  const results = Array.from({ length: players }, (_, at) => ({
    id: `key-${at}`,
    number: at + 1,
    lines: at === 0 ? [line('a', 6, 1), line('b', 13, 2, true)] : [line('a', 6, at + 1)],
  }));
  const tournaments = [tournament('c', null), tournament('b', 13), tournament('a', 6)];
  return seasonBoardOf(SEASON, tournaments, seasonTable(SEASON, results));
}

describe('the board of a season', () => {
  it('has its tournaments in order, with the units of those that count', () => {
    expect(boardOf(2).tournaments.map(({ id, units }) => [id, units])).toEqual([
      ['a', 48],
      ['b', 48],
      ['c', null],
    ]);
  });

  it('tells tournaments of one hour, or without any, apart by their id', () => {
    const idsOf = (...tournaments: ReturnType<typeof tournament>[]) =>
      seasonBoardOf(SEASON, tournaments, []).tournaments.map(({ id }) => id);
    const [a, b, c, d] = [
      tournament('a', 6),
      tournament('b', 6),
      tournament('c', null),
      tournament('d', null),
    ];
    expect(idsOf(d, b, c, a)).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(c, a, d, b)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('opens a row to its tournaments, and says which of them count', () => {
    const { rows, tournaments } = boardOf(2);
    const lines = rows.map((row) => linesIn(row, tournaments).map((each) => [each.tournament.id, each]));
    expect(rows.map((row) => row.lines)).toEqual(['1.2.80.s;0.1.100.c', '0.2.80.c']);
    expect(lines).toMatchObject([
      [
        ['b', { rank: 2, worth: 80, counts: false, isSubstitute: true }],
        ['a', { rank: 1, worth: 100, counts: true, isSubstitute: false }],
      ],
      [['a', { rank: 2, worth: 80, counts: true }]],
    ]);
  });

  it('opens a row to nothing where it has no line, or the tournament of a line is gone', () => {
    const { tournaments } = boardOf(2);
    expect(linesIn({ lines: '' }, tournaments)).toEqual([]);
    expect(linesIn({ lines: '7.1.100.c' }, tournaments)).toEqual([]);
  });

  it('has the first hundred, counts all, and names no key', () => {
    const board = boardOf(130);
    expect([board.rows.length, board.players, board.ranked]).toEqual([100, 130, 1]);
    expect(JSON.stringify(board)).not.toContain('key-');
  });
});
