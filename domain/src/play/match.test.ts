import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAcross, matchId, parseMatchId, RowInputSchema } from './match.ts';
import { isSameResult, NO_RESULT, type Result, resultOf } from './result/result.ts';

const refusalOf = (row: Result) =>
  z.safeParse(RowInputSchema, { ...row, revision: 0 }).error?.issues.map(({ message }) => message) ?? [];

describe('a row of a match', () => {
  it.each([
    ['played', { ...NO_RESULT, placement: 1, kills: 5 }],
    ['played, and nobody looked', NO_RESULT],
    ['absent', { ...NO_RESULT, played: false }],
    ['absent, with no kill', { ...NO_RESULT, kills: 0, played: false }],
  ])('is taken: %s', (_, row) => {
    expect(refusalOf(row)).toEqual([]);
  });

  it.each([
    ['a place', { ...NO_RESULT, placement: 1, played: false }],
    ['a place and no kill', { ...NO_RESULT, placement: 12, kills: 0, played: false }],
    ['kills', { ...NO_RESULT, kills: 1, played: false }],
    ['both', { ...NO_RESULT, placement: 1, kills: 1, played: false }],
  ])('gives no result to a unit that did not play: %s', (_, row) => {
    expect(refusalOf(row)).toHaveLength(1);
  });
});

describe('the name of a match', () => {
  it.each([
    ['a-3', { lobby: 'a', number: 3, isExtra: false }],
    ['a-x1', { lobby: 'a', number: 1, isExtra: true }],
    ['ab-12', { lobby: 'ab', number: 12, isExtra: false }],
  ])('%s says which one it is', (id, match) => {
    expect(matchId(match)).toBe(id);
    expect(parseMatchId(id)).toEqual(match);
  });
});

describe('a match across lobbies', () => {
  const lobbies = [
    { id: 'a', units: ['fenix', 'lobos'] },
    { id: 'b', units: ['rayo'] },
  ];

  it('has a unit of another lobby', () => {
    expect(isAcross('a', ['fenix', 'rayo'], lobbies)).toBe(true);
    expect(isAcross('a', ['fenix', 'lobos'], lobbies)).toBe(false);
    expect(isAcross('b', ['rayo'], lobbies)).toBe(false);
    expect(isAcross('c', ['rayo'], lobbies)).toBe(true);
  });
});

describe('a result', () => {
  const row = { ...NO_RESULT, placement: 2, kills: 3 };
  const written = { ...row, revision: 4, by: 'ana' };

  it('is the figures of a row, without who wrote it', () => {
    expect(resultOf(written)).toEqual(row);
  });

  it('is the same where every figure is', () => {
    expect(isSameResult(row, written)).toBe(true);
    expect(isSameResult(null, null)).toBe(true);
    expect(isSameResult(null, NO_RESULT)).toBe(false);
    for (const other of [{ placement: 1 }, { kills: null }, { played: false }]) {
      expect(isSameResult(row, { ...row, ...other })).toBe(false);
    }
  });
});
