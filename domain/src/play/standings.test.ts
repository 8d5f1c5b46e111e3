import { describe, expect, it } from 'vitest';
import type { Adjustment } from './adjustment.ts';
import { contenders, playedMatch, SAMPLE_RULES } from './play.fixture.ts';
import { NO_RESULT } from './result/result.ts';
import { type Played, type Rules, type StandingsRow, standings } from './standings.ts';

const line = ({ rank, id, points, booyahs, kills }: StandingsRow) =>
  `${rank ?? '-'} ${id} ${points} points, ${booyahs} Booyah, ${kills} kills`;

const teams = contenders(['fenix', 'lobos', 'rayo', 'tigres']);

interface Case {
  readonly matches: readonly Played[];
  readonly rules?: Partial<Rules>;
  readonly adjustments?: readonly Pick<Adjustment, 'kind' | 'unitId' | 'match' | 'points' | 'revokedAt'>[];
  readonly tieOrder?: readonly string[];
  readonly carried?: Readonly<Record<string, number>>;
}

function tableOf({ matches, rules = {}, adjustments = [], tieOrder = [], carried = {} }: Case) {
  const units = teams.map((unit) => ({ ...unit, carried: carried[unit.id] ?? 0 }));
  return standings({ ...SAMPLE_RULES, ...rules }, units, matches, adjustments, tieOrder);
}

const orderOf = (given: Case) => tableOf(given).rows.map(({ rank, id }) => `${rank ?? '-'} ${id}`);
const firstOf = (given: Case) => tableOf(given).rows[0];

const adjust = (kind: Adjustment['kind'], unitId: string, match: number | null = null, points = 0) => ({
  kind,
  unitId,
  match,
  points,
  revokedAt: null,
});

describe('the table of points', () => {
  const names = 'lobos fenix rayo tigres nova furia alfa omega cobra zorros titan halcon'.split(' ');
  const kills = [9, 11, 4, 6, 2, 5, 1, 0, 3, 2, 1, 0];
  const match = playedMatch(
    1,
    names.map((name, index) => `${name} ${index + 1} ${kills[index]}`),
  );
  const rows = standings(SAMPLE_RULES, contenders(names), [match], []).rows;

  it('gives 12, 9, 8, 7 … and one for each kill', () => {
    expect(rows.map(line)).toEqual([
      '1 lobos 21 points, 1 Booyah, 9 kills',
      '2 fenix 20 points, 0 Booyah, 11 kills',
      '3 tigres 13 points, 0 Booyah, 6 kills',
      '4 rayo 12 points, 0 Booyah, 4 kills',
      '5 furia 10 points, 0 Booyah, 5 kills',
      '6 nova 8 points, 0 Booyah, 2 kills',
      '7 cobra 5 points, 0 Booyah, 3 kills',
      '8 alfa 5 points, 0 Booyah, 1 kills',
      '9 zorros 3 points, 0 Booyah, 2 kills',
      '10 omega 3 points, 0 Booyah, 0 kills',
      '11 titan 1 points, 0 Booyah, 1 kills',
      '12 halcon 0 points, 0 Booyah, 0 kills',
    ]);
  });

  it('gives none beyond its end, and no more kills than count', () => {
    const points = { placement: [5], perKill: 2, killCap: 3 };
    const played = [playedMatch(1, ['fenix 1 10', 'lobos 2 1', 'rayo 3 0', 'tigres 4 4'])];
    expect(tableOf({ matches: played, rules: { points } }).rows.map(line)).toEqual([
      '1 fenix 11 points, 1 Booyah, 10 kills',
      '2 tigres 6 points, 0 Booyah, 4 kills',
      '3 lobos 2 points, 0 Booyah, 1 kills',
      '4 rayo 0 points, 0 Booyah, 0 kills',
    ]);
  });

  it('keeps apart who scored nothing, whom nobody counted and who was not there', () => {
    const played = playedMatch(1, ['fenix 1 0', 'lobos - -', 'rayo 2 -', 'tigres absent']);
    expect(tableOf({ matches: [played] }).rows.map(({ scored }) => scored[0])).toEqual([
      { ...NO_RESULT, match: 1, placement: 1, kills: 0, points: 12 },
      { ...NO_RESULT, match: 1, placement: 2, points: 9 },
      { ...NO_RESULT, match: 1, points: 0 },
      { ...NO_RESULT, match: 1, played: false, points: 0 },
    ]);
  });
});

describe('what counts', () => {
  const first = playedMatch(1, ['fenix 1 0', 'lobos 2 0', 'rayo 3 0', 'tigres 4 0']);
  const second = ['tigres 1 9', 'rayo 2 0', 'lobos 3 0', 'fenix 4 0'];
  const alone = orderOf({ matches: [first] });

  it('is no draft, no void match, and none that the stage does not have', () => {
    for (const state of ['draft', 'void'] as const) {
      expect(orderOf({ matches: [first, playedMatch(2, second, { state })] })).toEqual(alone);
    }
    expect(orderOf({ matches: [first, playedMatch(7, second)] })).toEqual(alone);
    expect(orderOf({ matches: [first, playedMatch(2, second)] })).not.toEqual(alone);
  });

  it('is what a unit brought along, and nothing of another lobby', () => {
    expect(orderOf({ matches: [first], carried: { tigres: 20 } })[0]).toBe('1 tigres');
    expect(orderOf({ matches: [first, playedMatch(2, second, { lobby: 'b' })] })).toEqual(alone);
  });
});

describe('a tie', () => {
  it('is broken by Booyahs first, and the row says so', () => {
    const matches = [playedMatch(1, ['fenix 1 0', 'lobos 2 3', 'rayo 3 0', 'tigres 4 0'])];
    expect(orderOf({ matches }).slice(0, 2)).toEqual(['1 fenix', '2 lobos']);
    expect(firstOf({ matches })?.decided).toEqual({ by: 'booyahs', own: 1, other: 0 });
  });

  it('is broken by kills where the Booyahs are equal', () => {
    const matches = [playedMatch(1, ['fenix 1 9', 'lobos 2 9', 'rayo 3 1', 'tigres 4 2'])];
    const rows = tableOf({ matches }).rows;
    expect(rows.map(({ id }) => id)).toEqual(['fenix', 'lobos', 'tigres', 'rayo']);
    expect(rows[2]?.decided).toEqual({ by: 'kills', own: 2, other: 1 });
  });

  it('is broken by the placement in the last match where the kills are equal too', () => {
    const matches = [
      playedMatch(1, ['fenix 1 0', 'lobos 2 0', 'rayo 3 0', 'tigres 4 0']),
      playedMatch(2, ['lobos 1 0', 'fenix 2 0', 'tigres 3 0', 'rayo 4 0']),
    ];
    expect(orderOf({ matches })).toEqual(['1 lobos', '2 fenix', '3 tigres', '4 rayo']);
    expect(firstOf({ matches })?.decided).toEqual({ by: 'last-placement', own: 1, other: 2 });
  });

  const equal = [playedMatch(1, ['fenix - 3', 'lobos - 3', 'rayo 1 9', 'tigres 2 9'])];

  it('on all is one rank, and never the alphabet; the next rank is left out', () => {
    const five = [...teams, ...contenders(['zorros'])];
    const rows = standings(SAMPLE_RULES, five, equal, []).rows;
    expect(rows.map(({ rank, id }) => `${rank} ${id}`)).toEqual([
      '1 rayo',
      '2 tigres',
      '3 fenix',
      '3 lobos',
      '5 zorros',
    ]);
    expect(rows[2]?.decided).toBeNull();
    const reversed = standings(SAMPLE_RULES, five.toReversed(), equal, []).rows;
    expect(reversed.filter(({ rank }) => rank === 3).map(({ id }) => id)).toEqual(['lobos', 'fenix']);
  });

  it('on all is broken by an extra match, or by lot, and neither is worth points', () => {
    const extra = playedMatch(1, ['lobos 1 5', 'fenix 2 7'], { isExtra: true });
    expect(orderOf({ matches: [...equal, extra] }).slice(2)).toEqual(['3 lobos', '4 fenix']);
    expect(orderOf({ matches: equal, tieOrder: ['lobos', 'fenix'] }).slice(2)).toEqual([
      '3 lobos',
      '4 fenix',
    ]);
    const row = tableOf({ matches: [...equal, extra] }).rows[2];
    expect([row?.points, row?.booyahs, row?.decided]).toEqual([
      3,
      0,
      { by: 'extra-match', own: 1, other: 2 },
    ]);
  });

  const apart = [...contenders(['fenix', 'rayo'], 'a'), ...contenders(['lobos', 'tigres'], 'b')];
  const inLobbies = [
    playedMatch(1, ['fenix - 3', 'rayo 1 9'], { lobby: 'a' }),
    playedMatch(1, ['lobos - 3', 'tigres 1 9'], { lobby: 'b' }),
  ];
  const extraOf = (lobby: string, number: number, lines: readonly string[]) =>
    playedMatch(number, lines, { isExtra: true, lobby });
  const ranked = (...extras: Played[]) =>
    standings(SAMPLE_RULES, apart, [...inLobbies, ...extras], []).rows.map(({ rank, id }) => `${rank} ${id}`);

  it('is broken by an extra match of teams from several lobbies', () => {
    expect(ranked().slice(2)).toEqual(['3 fenix', '3 lobos']);
    expect(ranked(extraOf('a', 1, ['lobos 1 0', 'fenix 2 0']))).toEqual([
      '1 rayo',
      '1 tigres',
      '3 lobos',
      '4 fenix',
    ]);
  });

  it('that the extra match left is broken by the next one, which changes nothing else', () => {
    const equalInOne = contenders(['fenix', 'rayo', 'lobos', 'tigres']);
    const first = [extraOf('a', 1, ['fenix 1 0', 'rayo 2 0']), extraOf('b', 1, ['lobos 1 0', 'tigres 2 0'])];
    const order = (...extras: Played[]) =>
      standings(SAMPLE_RULES, equalInOne, extras, []).rows.map(({ rank, id }) => `${rank} ${id}`);
    expect(order(...first)).toEqual(['1 fenix', '1 lobos', '3 rayo', '3 tigres']);
    const second = extraOf('a', 2, ['lobos 1 0', 'fenix 2 0']);
    expect(order(...first, second)).toEqual(['1 lobos', '2 fenix', '3 rayo', '3 tigres']);
  });
});

describe('what organisers rule', () => {
  const matches = [
    playedMatch(1, ['fenix 1 5', 'lobos 2 0', 'rayo 3 0', 'tigres 4 0']),
    playedMatch(2, ['fenix 2 0', 'lobos 1 0', 'rayo 3 0', 'tigres 4 0']),
  ];
  const pointsOf = (id: string, ...adjustments: NonNullable<Case['adjustments']>) =>
    tableOf({ matches, adjustments }).rows.find((row) => row.id === id)?.points;

  it('gives and takes points, halves a match, leaves the kills, until it is revoked', () => {
    expect(pointsOf('fenix')).toBe(17 + 9);
    expect(pointsOf('fenix', adjust('points', 'fenix', null, -10))).toBe(16);
    expect(pointsOf('fenix', adjust('points', 'fenix', 2, 4))).toBe(30);
    expect(pointsOf('fenix', adjust('half', 'fenix', 1))).toBe(8 + 9);
    expect(pointsOf('fenix', adjust('kills-only', 'fenix', 1))).toBe(5 + 9);
    expect(pointsOf('fenix', { ...adjust('half', 'fenix', 1), revokedAt: new Date(0) })).toBe(26);
  });

  it('takes the Booyah with the placement', () => {
    const adjustments = [adjust('kills-only', 'fenix', 1)];
    expect(tableOf({ matches, adjustments }).rows.find(({ id }) => id === 'fenix')?.booyahs).toBe(0);
  });

  it('leaves who was disqualified last, without a rank', () => {
    expect(orderOf({ matches, adjustments: [adjust('disqualified', 'fenix')] })).toEqual([
      '1 lobos',
      '2 rayo',
      '3 tigres',
      '- fenix',
    ]);
  });
});

describe('Champion Rush', () => {
  const rules: Partial<Rules> = { finish: { kind: 'champion-rush', threshold: 40, matches: 6 } };
  const wonBy = (number: number, id: string, kills: number) => {
    const others = teams.filter((unit) => unit.id !== id).map((unit, index) => `${unit.id} ${index + 2} 0`);
    return playedMatch(number, [`${id} 1 ${kills}`, ...others]);
  };

  it('is not won by the match that crosses the threshold', () => {
    const table = tableOf({ rules, matches: [wonBy(1, 'fenix', 40)] });
    expect([table.champion, table.isOver]).toEqual([null, false]);
    expect(table.rows[0]).toMatchObject({ id: 'fenix', points: 52, isOnPoint: true });
  });

  it('is won by who begins a match with the threshold and wins it, and ends with it', () => {
    const matches = [
      wonBy(1, 'fenix', 40),
      wonBy(2, 'lobos', 50),
      wonBy(3, 'fenix', 0),
      wonBy(4, 'lobos', 0),
    ];
    const table = tableOf({ rules, matches });
    expect([table.champion, table.isOver]).toEqual(['fenix', true]);
    expect(table.rows.map(({ scored }) => scored.length)).toEqual([3, 3, 3, 3]);
    expect(table.rows.some(({ isOnPoint }) => isOnPoint)).toBe(false);
  });

  it('is won by the champion, whoever has more points', () => {
    const matches = [wonBy(1, 'fenix', 30), wonBy(2, 'lobos', 90), wonBy(3, 'fenix', 0)];
    expect(orderOf({ rules, matches }).slice(0, 2)).toEqual(['1 fenix', '2 lobos']);
  });

  describe('whose winners in two lobbies have both won the same match', () => {
    const drawn = [
      { id: 'lobos', number: 7, lobby: 'b', carried: 50 },
      { id: 'fenix', number: 3, lobby: 'a', carried: 50 },
    ];
    const played = (lobby: string, id: string, placement: number, kills: number, number: number) => ({
      ...playedMatch(number, [`${id} ${placement} ${kills}`]),
      lobby,
    });
    const equal = [played('a', 'fenix', 1, 2, 1), played('b', 'lobos', 1, 2, 1)];
    const extra = { ...playedMatch(7, ['lobos 1 0', 'fenix 2 0']), isExtra: true };

    it.each<[string, readonly Played[], Partial<Rules>, readonly string[], string]>([
      ['more points', [equal[0] ?? extra, played('b', 'lobos', 1, 3, 1)], {}, [], 'lobos'],
      [
        'the tie-break of the stage',
        [
          played('a', 'fenix', 1, 0, 1),
          played('b', 'lobos', 2, 5, 1),
          played('a', 'fenix', 1, 0, 2),
          played('b', 'lobos', 1, 0, 2),
        ],
        {
          points: { placement: [12, 12], perKill: 0, killCap: null },
          tieBreak: ['kills', 'booyahs'],
          finish: { kind: 'champion-rush', threshold: 60, matches: 6 },
        },
        [],
        'lobos',
      ],
      ['the extra match', [...equal, extra], {}, ['fenix', 'lobos'], 'lobos'],
      ['the lot', equal, {}, ['lobos', 'fenix'], 'lobos'],
      ['the lower number', equal, {}, [], 'fenix'],
    ])('goes by %s, however they were drawn', (_by, matches, changes, tieOrder, champion) => {
      const champions = [drawn, drawn.toReversed()].map(
        (units) =>
          standings({ ...SAMPLE_RULES, ...rules, ...changes }, units, matches, [], tieOrder).champion,
      );
      expect(champions).toEqual([champion, champion]);
    });
  });

  it('counts what a unit was given before the match, and not what came after', () => {
    const matches = [wonBy(1, 'fenix', 20), wonBy(2, 'fenix', 0)];
    expect(tableOf({ rules, matches }).champion).toBeNull();
    const given = (match: number | null) =>
      tableOf({ rules, matches, adjustments: [adjust('points', 'fenix', match, 8)] });
    expect([given(null).champion, given(2).champion, given(3).champion]).toEqual(['fenix', 'fenix', null]);
  });

  it('is decided by the table after the last match', () => {
    const matches = [1, 2, 3, 4, 5, 6].map((number) =>
      wonBy(number, number % 2 === 0 ? 'fenix' : 'lobos', 0),
    );
    const table = tableOf({
      rules: { finish: { kind: 'champion-rush', threshold: 80, matches: 6 } },
      matches,
    });
    expect([table.champion, table.isOver, table.rows[0]?.rank]).toEqual([null, true, 1]);
  });

  it('is never won by who was disqualified', () => {
    const matches = [wonBy(1, 'fenix', 40), wonBy(2, 'fenix', 0)];
    const adjustments = [adjust('disqualified', 'fenix')];
    expect(tableOf({ rules, matches, adjustments }).champion).toBeNull();
  });
});

describe('the best of three', () => {
  const wins = (number: number, id: string) => {
    const others = teams.filter((unit) => unit.id !== id).map((unit, index) => `${unit.id} ${index + 2} 0`);
    return playedMatch(number, [`${id} 1 0`, ...others]);
  };

  it('by points is the total of all three', () => {
    const rules: Partial<Rules> = { finish: { kind: 'best-of', matches: 3, by: 'points' } };
    const matches = [wins(1, 'fenix'), wins(2, 'fenix')];
    expect(tableOf({ rules, matches })).toMatchObject({ champion: null, isOver: false });
    const all = tableOf({ rules, matches: [...matches, wins(3, 'lobos')] });
    expect(all).toMatchObject({ champion: null, isOver: true });
    expect(all.rows[0]?.id).toBe('fenix');
  });

  it('by wins ends with the second Booyah, and without one the table decides', () => {
    const rules: Partial<Rules> = { finish: { kind: 'best-of', matches: 3, by: 'wins' } };
    expect(tableOf({ rules, matches: [wins(1, 'fenix'), wins(2, 'fenix')] })).toMatchObject({
      champion: 'fenix',
      isOver: true,
    });
    const spread = [wins(1, 'fenix'), wins(2, 'lobos'), wins(3, 'rayo')];
    expect(tableOf({ rules, matches: spread })).toMatchObject({ champion: null, isOver: true });
  });
});
