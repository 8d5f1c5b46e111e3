import { describe, expect, it } from 'vitest';
import { sampleBoard } from './board.fixture.ts';
import { ownRank as ownRankAt } from './own-rank.ts';
import type { Board } from './schema.ts';

const NOW = new Date('2026-11-21T02:30:00Z');
const ownRank = (board: Board, number: number) => ownRankAt(board, number, NOW);

const units = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva'];
const matches = [
  { number: 1, lines: ['Ana 1 3', 'Beto 2 5', 'Caro 3 0', 'Dani 4 1', 'Eva 5 0'] },
  { number: 2, lines: ['Eva 1 9', 'Caro 2 4', 'Dani 3 4', 'Beto 4 0', 'Ana 5 1'] },
  { number: 3, lines: ['Dani 1 2', 'Eva 2 2', 'Caro 3 6', 'Ana 4 0', 'Beto 5 2'] },
];
const boardOf = (played: number) => sampleBoard({ lobbies: { a: units }, matches: matches.slice(0, played) });
const latestOf = (played: number, number: number) => ownRank(boardOf(played), number)?.latest;

describe('the last match of a unit', () => {
  it.each([2, 3])('tells the rank of the table before match %i', (played) => {
    for (const [index] of units.entries()) {
      const before = ownRank(boardOf(played - 1), index + 1)?.rank;
      expect(latestOf(played, index + 1)?.former).toBe(before);
    }
  });

  it('tells place, kills and points', () => {
    expect(latestOf(2, 5)).toMatchObject({ number: 2, placement: 1, kills: 9 });
    expect(latestOf(2, 5)?.points).toBeGreaterThan(9);
  });

  it('has no former rank after the first match, and does not exist before it', () => {
    expect(latestOf(1, 1)).toMatchObject({ number: 1, former: null });
    expect(latestOf(0, 1)).toBeNull();
  });
});

it('the former rank breaks ties as the table did: by Booyahs, by kills, by the last placement', () => {
  const lines = [
    ['Ana 1 0', 'Beto 2 3', 'Caro 3 2', 'Dani 4 3', 'Eva 5 0'],
    ['Beto 1 0', 'Ana 2 3', 'Dani 3 0', 'Caro 4 1', 'Eva 5 0'],
    ['Eva 1 0', 'Ana 2 0', 'Beto 3 0', 'Caro 4 0', 'Dani 5 0'],
  ].map((each, at) => ({ number: at + 1, lines: each }));
  const rankAfter = (played: number) => {
    const board = sampleBoard({ lobbies: { a: units }, matches: lines.slice(0, played) });
    return units.map((_, at) => ownRank(board, at + 1));
  };
  for (const [played, ranks] of [
    [1, [1, 2, 4, 3, 5]],
    [2, [2, 1, 4, 3, 5]],
  ] as const) {
    expect(rankAfter(played).map((own) => own?.rank)).toEqual(ranks);
    expect(rankAfter(played + 1).map((own) => own?.latest?.former)).toEqual(ranks);
  }
});
