import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANK_POINTS, type SeasonRules } from './season.ts';
import { BY_RANKS } from './season-board.fixture.ts';
import type { SeasonLine, SeasonResult } from './season-result.ts';
import { compareTime, seasonTable, standingsOf } from './table.ts';

const FRIDAYS = ['viernes-1', 'viernes-2', 'viernes-3', 'viernes-4', 'viernes-5'];

const dateOf = (friday: string) => new Date(Date.UTC(2026, 10, 7 * (FRIDAYS.indexOf(friday) + 1)));

function line(tournamentId: string, rank: number, own: Partial<SeasonLine> = {}): SeasonLine {
  return {
    tournamentId,
    date: dateOf(tournamentId),
    rank,
    points: 50 - rank,
    units: 48,
    isSubstitute: false,
    nick: null,
    namedAt: null,
    ...own,
  };
}

function player(id: string, lines: readonly SeasonLine[], own: Partial<SeasonResult> = {}): SeasonResult {
  return { id, number: 1, lines: [...lines], standing: null, ...own };
}

const byRanks = (id: string, ranks: readonly (number | null)[]) =>
  player(
    id,
    ranks.flatMap((rank, at) => (rank === null ? [] : [line(FRIDAYS[at] ?? '', rank)])),
  );

const table = (results: readonly SeasonResult[], rules: Partial<SeasonRules> = {}) =>
  seasonTable({ tournamentIds: FRIDAYS, rules: { ...BY_RANKS, ...rules } }, results);

const order = (rows: ReturnType<typeof table>) => rows.map(({ id, rank, points }) => [id, rank, points]);

it('a rank is worth 100 to 22 in the first ten, and then 20 down to 1', () => {
  const rest = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(RANK_POINTS).toEqual([100, 80, 65, 55, 47, 40, 34, 29, 25, 22, ...rest]);
});

it('the date says which tournament came last, whatever the ids', () => {
  const last = line('viernes-1', 1, { date: dateOf('viernes-5') });
  expect(compareTime(last, line('viernes-2', 1))).toBeGreaterThan(0);
});

describe('the table of a season', () => {
  it('adds up what the ranks are worth', () => {
    const rows = table([byRanks('lobo', [2, 1]), byRanks('rayo', [1, 31]), byRanks('nova', [11, 30])]);
    expect(order(rows)).toEqual([
      ['lobo', 1, 180],
      ['rayo', 2, 100],
      ['nova', 3, 21],
    ]);
  });

  it('adds up the points that were played', () => {
    const rows = table([player('lobo', [line('viernes-1', 1, { points: -3 }), line('viernes-2', 9)])], {
      counting: { kind: 'points' },
    });
    expect(order(rows)).toEqual([['lobo', 1, 38]]);
  });

  it('counts the best results alone, and says which', () => {
    const [row] = table([byRanks('lobo', [2, 9, 1, null, 3])], { best: 2 });
    expect(row?.points).toBe(180);
    expect(row?.lines.map(({ tournamentId, counts }) => [tournamentId, counts])).toEqual([
      ['viernes-5', false],
      ['viernes-3', true],
      ['viernes-2', false],
      ['viernes-1', true],
    ]);
  });

  it.each([
    ['wins', [1, 3], [3, 2]],
    ['the best result', [2, 11, null], [3, 8, null]],
    ['the latest tournament', [2, 3], [3, 2]],
  ])('looks at %s where the points are equal', (what, one, other) => {
    const worth = {
      wins: [10, 10, 5],
      'the best result': [9, 8, 7, 0, 0, 0, 0, 1],
      'the latest tournament': [9, 8, 7],
    };
    const counting = { kind: 'ranks' as const, worth: worth[what as keyof typeof worth] };
    const rows = table([byRanks('one', one), byRanks('other', other)], { counting });
    expect(new Set(rows.map(({ points }) => points)).size).toBe(1);
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual(
      what === 'the latest tournament'
        ? [
            ['other', 1],
            ['one', 2],
          ]
        : [
            ['one', 1],
            ['other', 2],
          ],
    );
  });

  it('gives players that are equal on everything one rank, and none to the next', () => {
    const rows = table([byRanks('lobo', [2]), byRanks('rayo', [2]), byRanks('nova', [3])]);
    expect(order(rows)).toEqual([
      ['lobo', 1, 80],
      ['rayo', 1, 80],
      ['nova', 3, 65],
    ]);
  });

  it('ranks who has played often enough; the others follow without a rank', () => {
    const rows = table([byRanks('lobo', [1]), byRanks('rayo', [20, 20])], { rankedFrom: 2 });
    expect(order(rows)).toEqual([
      ['rayo', 1, 22],
      ['lobo', null, 100],
    ]);
  });

  it.each([
    ['all', 65],
    ['half', 32],
    ['nothing', 0],
  ] as const)('gives substitutes %s of the result', (substitutes, points) => {
    const rows = table([player('lobo', [line('viernes-1', 3, { isSubstitute: true })])], { substitutes });
    expect(order(rows)).toEqual([['lobo', 1, points]]);
  });

  it('gives substitutes no half point of a sanction either', () => {
    const line3 = line('viernes-1', 3, { isSubstitute: true, points: -3 });
    const rows = table([player('lobo', [line3])], { counting: { kind: 'points' }, substitutes: 'half' });
    expect(order(rows)).toEqual([['lobo', 1, -1]]);
  });

  it('names a player by the nick of the last tournament, and by the number without one', () => {
    const named = (...nicks: readonly (string | null)[]) =>
      table([
        player(
          'key',
          nicks.map((nick, at) => line(FRIDAYS[at] ?? '', 1, { nick })),
          { number: 31 },
        ),
      ])[0]?.name;
    expect(named('Rayo', 'Rayo MX')).toBe('Rayo MX');
    expect(named('Rayo', null)).toBe('Jugador 31');
  });

  it('tells each player the own place, and the points of the rank before it', () => {
    const rows = table(
      [
        byRanks('lobo', [1, 2]),
        byRanks('rayo', [2, 3]),
        byRanks('nova', [2, 3]),
        byRanks('luna', [9, 9]),
        byRanks('sol', [1]),
      ],
      { rankedFrom: 2 },
    );
    expect([...standingsOf(rows)].map(([id, { rank, above }]) => [id, rank, above])).toEqual([
      ['lobo', 1, null],
      ['nova', 2, { rank: 1, points: 180 }],
      ['rayo', 2, { rank: 1, points: 180 }],
      ['luna', 4, { rank: 2, points: 145 }],
      ['sol', null, null],
    ]);
  });
});

const ranks = fc.array(fc.option(fc.integer({ min: 1, max: 40 })), { minLength: 5, maxLength: 5 });
const players = fc
  .array(ranks, { maxLength: 12 })
  .map((all) => all.map((each, at) => byRanks(`jugador-${at}`, each)));
const anyRules = fc.record({
  counting: fc.constantFrom<SeasonRules['counting']>({ kind: 'points' }, BY_RANKS.counting),
  best: fc.option(fc.integer({ min: 1, max: 5 })),
  rankedFrom: fc.integer({ min: 1, max: 3 }),
  substitutes: fc.constant('all' as const),
});

describe('any season', () => {
  it('has one table, in whatever order its tournaments ended and its results are read', () => {
    const shuffled = fc.tuple(players, anyRules, fc.gen()).map(([results, rules, gen]) => {
      const mixed = gen(fc.shuffledSubarray, results, { minLength: results.length });
      const lines = (each: SeasonResult) =>
        gen(fc.shuffledSubarray, each.lines, { minLength: each.lines.length });
      return { results, rules, mixed: mixed.map((each) => ({ ...each, lines: lines(each) })) };
    });
    fc.assert(
      fc.property(shuffled, ({ results, rules, mixed }) => {
        expect(table(mixed, rules)).toEqual(table(results, rules));
      }),
    );
  });

  it('keeps no trace of a tournament that leaves it', () => {
    fc.assert(
      fc.property(players, anyRules, fc.constantFrom(...FRIDAYS), (results, rules, gone) => {
        const without = results
          .map((each) => ({ ...each, lines: each.lines.filter(({ tournamentId }) => tournamentId !== gone) }))
          .filter(({ lines }) => lines.length > 0);
        const left = { tournamentIds: FRIDAYS.filter((id) => id !== gone), rules: { ...BY_RANKS, ...rules } };
        expect(seasonTable(left, results)).toEqual(table(without, rules));
      }),
    );
  });

  it('counts at most the best results, the points of these and no other', () => {
    fc.assert(
      fc.property(players, anyRules, (results, rules) => {
        for (const { lines, points } of table(results, rules)) {
          const [counted, others] = [
            lines.filter(({ counts }) => counts),
            lines.filter(({ counts }) => !counts),
          ];
          expect(counted).toHaveLength(Math.min(lines.length, rules.best ?? lines.length));
          expect(points).toBe(counted.reduce((sum, { worth }) => sum + worth, 0));
          const least = Math.min(...counted.map(({ worth }) => worth));
          for (const { worth } of others) expect(worth).toBeLessThanOrEqual(least);
        }
      }),
    );
  });

  it('shares a rank between equals, and skips as many as share it', () => {
    fc.assert(
      fc.property(players, anyRules, (results, rules) => {
        const rows = table(
          [...results, ...results.map((each) => ({ ...each, id: `${each.id}-igual` }))],
          rules,
        );
        for (const { rank } of rows.filter((row) => row.rank !== null)) {
          expect(rows.filter((row) => row.rank === rank).length % 2).toBe(0);
          expect(rows.filter((row) => row.rank !== null && row.rank < (rank ?? 0))).toHaveLength(
            (rank ?? 0) - 1,
          );
        }
      }),
    );
  });
});
