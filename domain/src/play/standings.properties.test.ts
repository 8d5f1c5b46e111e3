import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOf } from './cut.ts';
import { contenders, SAMPLE_RULES } from './play.fixture.ts';
import { eachFigure } from './result/figures.ts';
import { NO_RESULT } from './result/result.ts';
import type { Finish } from './stage-terms.ts';
import { type Played, type Rules, standings } from './standings.ts';

const NAMES = ['fenix', 'lobos', 'rayo', 'tigres', 'nova', 'furia'];
const LOBBIES = [contenders(NAMES.slice(0, 3), 'a'), contenders(NAMES.slice(3), 'b')];
const UNITS = LOBBIES.flat().map((unit, at) => ({ ...unit, number: at + 1 }));

const finishes: fc.Arbitrary<Finish> = fc.oneof(
  fc.record({ kind: fc.constant('matches' as const), matches: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('best-of' as const),
    matches: fc.constant(3),
    by: fc.constantFrom('points' as const, 'wins' as const),
  }),
  fc.record({
    kind: fc.constant('champion-rush' as const),
    matches: fc.integer({ min: 1, max: 4 }),
    threshold: fc.integer({ min: 1, max: 30 }),
  }),
);

const rules: fc.Arbitrary<Rules> = fc.record({
  points: fc.record({
    placement: fc.array(fc.nat(12), { maxLength: 4 }),
    perKill: fc.nat(2),
    killCap: fc.option(fc.integer({ min: 1, max: 5 })),
  }),
  tieBreak: fc.shuffledSubarray(['booyahs', 'kills', 'last-placement'] as const).map((each) => [...each]),
  finish: finishes,
});

const result = fc.record({
  placement: fc.option(fc.integer({ min: 1, max: 4 })),
  ...eachFigure(() => fc.option(fc.nat(6))),
  played: fc.boolean(),
});

const match = fc
  .record({
    lobby: fc.constantFrom('a', 'b'),
    number: fc.integer({ min: 1, max: 4 }),
    isExtra: fc.boolean(),
    state: fc.constantFrom('draft' as const, 'published' as const, 'void' as const),
    results: fc.array(result, { minLength: 6, maxLength: 6 }),
  })
  .map(({ results, ...given }): Played => {
    const units = UNITS.filter(({ lobby }) => given.isExtra || lobby === given.lobby);
    const rows = Object.fromEntries(units.flatMap(({ id }, at) => (results[at] ? [[id, results[at]]] : [])));
    return { ...given, rows };
  });

const matches = fc.uniqueArray(match, {
  maxLength: 12,
  selector: ({ lobby, number, isExtra }) => `${lobby}${number}${isExtra}`,
});

const adjustments = fc.array(
  fc.record({
    kind: fc.constantFrom('points' as const, 'half' as const, 'kills-only' as const, 'disqualified' as const),
    unitId: fc.constantFrom(...NAMES),
    match: fc.option(fc.integer({ min: 1, max: 4 })),
    points: fc.integer({ min: -20, max: 20 }),
    revokedAt: fc.option(fc.date()),
  }),
  { maxLength: 4 },
);

const stage = fc.record({ rules, matches, adjustments, tieOrder: fc.shuffledSubarray(NAMES) });

describe('a table', () => {
  it('does not depend on the order in which anything was entered', () => {
    fc.assert(
      fc.property(stage, fc.infiniteStream(fc.nat()), (given, chance) => {
        const shuffled = <T>(items: readonly T[]) =>
          items
            .map((item) => ({ item, at: chance.next().value as number }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const { rules: by, matches: played, adjustments: ruled, tieOrder } = given;
        const table = standings(by, UNITS, played, ruled, tieOrder);
        const other = standings(by, shuffled(UNITS), shuffled(played), shuffled(ruled), tieOrder);
        const ranks = ({ rows }: typeof table) =>
          Object.fromEntries(rows.map(({ id, decided: _, ...row }) => [id, row]));
        expect(ranks(other)).toEqual(ranks(table));
        expect([other.champion, other.isOver]).toEqual([table.champion, table.isOver]);
      }),
    );
  });

  it('is the same without drafts, void matches and what was revoked', () => {
    fc.assert(
      fc.property(stage, ({ rules: by, matches: played, adjustments: ruled, tieOrder }) => {
        const kept = played.filter(({ state }) => state === 'published');
        const valid = ruled.filter(({ revokedAt }) => revokedAt === null);
        expect(standings(by, UNITS, kept, valid, tieOrder)).toEqual(
          standings(by, UNITS, played, ruled, tieOrder),
        );
      }),
    );
  });

  it('ranks as a strict weak order, shared only by units that are equal on all that is shown', () => {
    fc.assert(
      fc.property(stage, ({ rules: by, matches: played, adjustments: ruled, tieOrder }) => {
        const { rows, champion } = standings(by, UNITS, played, ruled, tieOrder);
        const ranked = rows.filter(({ rank }) => rank !== null);
        expect(rows.slice(0, ranked.length)).toEqual(ranked);
        ranked.forEach((row, at) => {
          const before = ranked[at - 1] ?? null;
          const isShared = before?.rank === row.rank;
          expect(isShared ? before.rank : at + 1).toBe(row.rank);
          expect(isShared && (before.points !== row.points || before.decided !== null)).toBe(false);
          expect(before !== null && before.id !== champion && before.points < row.points).toBe(false);
          expect(at > 0 && row.id === champion).toBe(false);
        });
      }),
    );
  });

  it('has the points of the matches that it shows, what was brought along and what was given', () => {
    fc.assert(
      fc.property(stage, ({ rules: by, matches: played, adjustments: ruled }) => {
        const { rows, champion } = standings(by, UNITS, played, ruled);
        fc.pre(champion === null);
        for (const { id, points, scored, booyahs, kills } of rows) {
          const given = ruled.filter(
            ({ kind, unitId, revokedAt }) => kind === 'points' && unitId === id && revokedAt === null,
          );
          const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
          expect(points).toBe(total([...scored, ...given].map((each) => each.points)));
          expect(booyahs).toBe(scored.filter(({ placement }) => placement === 1).length);
          expect(kills).toBe(total(scored.map((each) => each.kills ?? 0)));
        }
      }),
    );
  });

  it('gives the points of the whole table in a full match, whoever took them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(NAMES, { minLength: 6 }), (order) => {
        const rows = Object.fromEntries(
          order.map((id, at) => [id, { ...NO_RESULT, placement: at + 1, kills: 0 }]),
        );
        const full: Played = { lobby: 'a', number: 1, isExtra: false, state: 'published', rows };
        const table = standings(SAMPLE_RULES, contenders(NAMES), [full], []);
        expect(table.rows.reduce((sum, { points }) => sum + points, 0)).toBe(12 + 9 + 8 + 7 + 6 + 5);
      }),
    );
  });
});

describe('the cut', () => {
  it('takes exactly as many as pass, or tells between whom it cannot', () => {
    const advances = fc.record({ perLobby: fc.nat(4), byTable: fc.nat(6) });
    const absents = fc.shuffledSubarray(NAMES, { maxLength: 2 });
    fc.assert(
      fc.property(stage, advances, absents, (given, advance, absent) => {
        const { rows } = standings(given.rules, UNITS, given.matches, given.adjustments, given.tieOrder);
        const { passing, tied } = cutOf(rows, advance, absent);
        const eligible = rows.filter(({ id, rank }) => rank !== null && !absent.includes(id));
        const open = tied.reduce((sum, { places }) => sum + places, 0);
        const lobbies = ['a', 'b'].map((lobby) => eligible.filter((row) => row.lobby === lobby).length);
        const fromLobbies = lobbies.reduce((sum, size) => sum + Math.min(size, advance.perLobby), 0);
        const wanted = Math.min(eligible.length, fromLobbies + advance.byTable);
        expect(tied.length > 0 || passing.length === wanted).toBe(true);
        expect(passing.length + open).toBeLessThanOrEqual(wanted);
        const settled = [...passing, ...tied.flatMap(({ units }) => units)];
        expect(new Set(settled).size).toBe(settled.length);
        expect(settled.every((id) => eligible.some((row) => row.id === id))).toBe(true);
        for (const { units, places } of tied) {
          expect(places).toBeGreaterThan(0);
          expect(units.length).toBeGreaterThan(places);
          expect(new Set(units.map((id) => rows.find((row) => row.id === id)?.rank)).size).toBe(1);
        }
      }),
    );
  });
});
