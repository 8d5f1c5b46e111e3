import { describe, expect, it } from 'vitest';
import { recounted, withoutHidden } from './recount.ts';
import type { SeasonLine, SeasonResult } from './season-result.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const line = (tournamentId: string, date: number, changes: Partial<SeasonLine> = {}): SeasonLine => ({
  tournamentId,
  date: day(date),
  rank: 1,
  points: 10,
  units: 12,
  isSubstitute: false,
  nick: 'Rayo',
  namedAt: null,
  ...changes,
});
const result = (id: string, number: number, lines: readonly SeasonLine[]): SeasonResult => ({
  id,
  number,
  lines: [...lines],
  standing: null,
});
const recount = (
  results: readonly SeasonResult[],
  lines: Readonly<Record<string, SeasonLine>> | null,
  aged: readonly string[] = [],
) =>
  recounted(results, {
    tournamentId: 'f2',
    lines: lines === null ? null : new Map(Object.entries(lines)),
    aged: new Set(aged),
    newNumber: () => 9,
  });
const nicksOf = ([first]: readonly SeasonResult[]) => first?.lines.map(({ nick }) => nick);

describe('the results of a season after a change of one tournament', () => {
  it('replace the lines of that tournament, in the order of time, and keep the others', () => {
    const before = [result('ana', 1, [line('f1', 6), line('f2', 13), line('f3', 20)])];
    const corrected = line('f2', 13, { rank: 2 });
    expect(recount(before, { ana: corrected })).toEqual([
      result('ana', 1, [line('f1', 6), corrected, line('f3', 20)]),
    ]);
  });

  it('add a player with a number that nobody has', () => {
    expect(recount([result('ana', 1, [])], { leo: line('f2', 13) })).toEqual([
      result('ana', 1, []),
      result('leo', 9, [line('f2', 13)]),
    ]);
  });

  it('lose the lines of a tournament that no longer counts, and keep the names', () => {
    const before = [result('ana', 1, [line('f1', 6), line('f2', 13)])];
    expect(recount(before, null, ['f1'])).toEqual([result('ana', 1, [line('f1', 6)])]);
  });

  it('lose the name in aged tournaments of a player who left this one, or hides the nick in it', () => {
    const before = [result('ana', 1, [line('f1', 6, { namedAt: day(7) }), line('f2', 13)])];
    expect(recount(before, {}, ['f1'])).toEqual([
      result('ana', 1, [line('f1', 6, { nick: null, namedAt: null })]),
    ]);
    expect(nicksOf(recount(before, {}))).toEqual(['Rayo']);
    expect(nicksOf(recount(before, { ana: line('f2', 13, { nick: null }) }, ['f1']))).toEqual([null, null]);
    expect(nicksOf(recount(before, { ana: line('f2', 13) }, ['f1']))).toEqual(['Rayo', 'Rayo']);
  });

  it('keep the names of players who never played this one', () => {
    const before = [result('ana', 1, [line('f1', 6)])];
    expect(nicksOf(recount(before, { leo: line('f2', 13) }, ['f1']))).toEqual(['Rayo']);
  });
});

describe('a nick that an adult takes back', () => {
  const before = [
    result('ana', 1, [
      line('f1', 6),
      line('f2', 13, { namedAt: day(14) }),
      line('f3', 20, { namedAt: day(16) }),
    ]),
    result('leo', 2, [line('f1', 6)]),
  ];

  it('disappears from tournaments that showed it until then, and stays where it is shown since', () => {
    const after = withoutHidden(before, [{ id: 'ana', at: day(15) }]);
    expect(nicksOf(after)).toEqual([null, null, 'Rayo']);
    expect(after[1]).toEqual(before[1]);
    expect(nicksOf(withoutHidden(before, [{ id: 'ana', at: day(16) }]))).toEqual([null, null, null]);
  });
});
