import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RESULT, type Result } from '../result/result.ts';
import { type Named, SAME_NAME } from './name-likeness.ts';
import { LOBBY, PASTED_LINES } from './pasted-lines.fixture.ts';
import { type PastedRow, pastedRows } from './pasted-rows.ts';
import { columnReading, columnsOf } from './sheet-columns.ts';

const unit = (id: string, name: string, tag = ''): Named => ({ id, name, tag });
const FENIX = unit('fenix', 'Los Fénix', 'FNX');
const UNITS = [FENIX, unit('lobos', 'Lobos del Sur', 'LDS'), unit('rayo', 'Team Rayo 7'), unit('leo', 'Leo')];

const only = (text: string, units: readonly Named[] = UNITS) => {
  const [row] = pastedRows(text, units);
  if (row === undefined) throw new Error('No row');
  return row;
};
const LINES = PASTED_LINES.trim()
  .split('\n')
  .map((each) => each.split(' => ') as [line: string, expected: string]);

function told(row: PastedRow): string {
  const figures = ({ placement, kills, played }: Result) =>
    played ? `${placement ?? '-'} ${kills ?? '-'}` : 'no';
  if (row.kind === 'heading') return '#';
  if (row.kind === 'understood') return `${row.unitId} ${figures(row.result)}`;
  if (row.kind === 'unknown') return row.hasFigures ? `x! ${figures(row.result)}` : 'x';
  const [first] = row.options;
  if (first === undefined) throw new Error('Asked about nothing');
  return `? ${unitsIn(row).join()} ${figures(first.result)}`;
}
const unitsIn = (row: PastedRow) => [
  ...new Set(
    row.kind === 'asked'
      ? row.options.map(({ unitId }) => unitId)
      : row.kind === 'understood'
        ? [row.unitId]
        : [],
  ),
];
const kindsOf = (text: string, units = UNITS) => pastedRows(text, units).map(({ kind }) => kind);

it('a row of a sheet with the figures of many matches is asked about', { timeout: 10_000 }, () => {
  const figures = Array.from({ length: 60 }, (_, index) => (index * 7) % 40).join('\t');
  const row = only(`Los Fénix\t${figures}`);
  expect(unitsIn(row)).toEqual(['fenix']);
});

describe('pasted rows', () => {
  it.each(LINES)('reads %s', (line, expected) => {
    expect(told(only(line, LOBBY))).toBe(expected);
  });

  it('reads the lines of a note of an iPhone', () => {
    expect(pastedRows('Lobos del Sur 5\u2028Team Rayo 7 3', UNITS).map(told)).toHaveLength(2);
  });

  it('keeps no space around a line', () => {
    expect(pastedRows('  FNX 12 \n Nadie  ', UNITS).map(({ line }) => line)).toEqual(['FNX 12', 'Nadie']);
  });

  it('has two hundred lines to read, each once', () => {
    expect(LINES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(LINES.map(([line]) => line)).size).toBe(LINES.length);
  });

  it('keeps every line', () => {
    const text = LINES.map(([line]) => line).join('\n');
    expect(pastedRows(text, LOBBY).map(({ line }) => line)).toEqual(LINES.map(([line]) => line));
  });

  it.each<[string, readonly Named[], readonly string[]]>([
    ['FNX 12', UNITS, ['fenix']],
    ['1. Lea 4', [unit('leo', 'Leos')], []],
    ['1. Rayos 4', [unit('a', 'Rayos A'), unit('b', 'Rayos B')], ['a', 'b']],
    ['1. Fénix 4', [unit('a', 'Fénix'), unit('b', 'FENIX')], ['a', 'b']],
    ['Rex 1', [unit('a', 'Rex'), unit('b', 'Lobos', 'REX')], ['a', 'b']],
    ['Team 7', [unit('a', 'Team'), unit('b', 'Team 7')], ['a', 'b']],
  ])('asks about %s, or leaves it', (line, units, ids) => {
    const row = only(line, units);
    expect(row.kind).toBe(ids.length === 0 ? 'unknown' : 'asked');
    expect(unitsIn(row)).toEqual(ids);
  });

  it('asks about the worse of two lines for one unit, and about both where they are alike', () => {
    expect(kindsOf('1. Los Fénix 3\n2. Los Fenixx 4')).toEqual(['understood', 'asked']);
    expect(kindsOf('1. Los Fénix 3\n2. Los Fénix 4')).toEqual(['asked', 'asked']);
  });

  it('asks about a place that two lines give', () => {
    const rows = pastedRows('1. Los Fénix 3\n1. Leo 4', UNITS);
    expect(rows.map(told)).toEqual(['? fenix 1 3', '? leo 1 4']);
    expect(rows[0]).toMatchObject({ options: [{}, { result: { placement: null, kills: 3 } }] });
  });

  it('offers every meaning that a number may have', () => {
    const options = (line: string) => {
      const row = only(line, LOBBY);
      if (row.kind !== 'asked') throw new Error(row.kind);
      return row.options.map(({ result: { placement, kills } }) => `${placement ?? '-'} ${kills ?? '-'}`);
    };
    expect(options('Team Rayo 7')).toEqual(['- -', '- 7']);
    expect(options('Kings 3 kills 5')).toContain('5 3');
    expect(options('1. Kings BR 12 5 17')).toEqual(expect.arrayContaining(['1 12', '1 5', '1 17', '1 -']));
  });

  it('takes the columns of a sheet from its first line', () => {
    const rows = (text: string) => pastedRows(text, LOBBY).map(told);
    expect(rows('Equipo\tBajas\tPuesto\nKings BR\t5\t3\nTeam Rayo 7\t2\t4\n4 Ases\t-\t')).toEqual([
      '#',
      'kings 3 5',
      'rayo 4 2',
      'four - -',
    ]);
    expect(rows('Pos.;Equipo;Pts;Kills;Total\n1;Kings;12;5;17\n2;Leo;9;0;9')).toEqual([
      '#',
      'kings 1 5',
      'leo 2 0',
    ]);
    expect(rows('Equipo Puesto Bajas')).toEqual(['x']);
    expect(rows('Puesto\tEquipo\tBajas\n\tKings BR\t5')).toEqual(['#', 'kings - 5']);
  });

  it.each([
    ['3', 3],
    ['12', 12],
    ['#3', 3],
    ['3.', 3],
    ['3º', 3],
    ['3°', 3],
    ['', null],
    ['-', null],
    ['0', undefined],
    ['x3', undefined],
    ['3x', undefined],
    ['123', undefined],
  ])('reads the cell "%s" of a placement as %s', (cell, placement) => {
    const columns = columnsOf('Equipo;Puesto;Bajas');
    if (columns === null) throw new Error('no columns');
    expect(columnReading(`Kings BR;${cell};5`, columns)?.results[0]?.placement).toBe(placement);
    expect(columnReading(`;3;5`, columns)).toBeNull();
    expect(columnReading(`Kings BR;3;muchas`, columns)).toBeNull();
    expect(columnReading(`Kings BR;3`, columns)?.results).toEqual([{ ...NO_RESULT, placement: 3 }]);
  });

  it('names what it cannot read, and passes over nothing but empty lines', () => {
    expect(kindsOf('\n---\n\n***\n')).toEqual(['unknown', 'unknown']);
  });
});

/**
 * The alphabet is small, so that names are often alike. It has no digits, because they would be read as
 * figures.
 */
const word = (max: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'Ñ', ' ', '-'), minLength: 1, maxLength: max });
const unitsOf = fc
  .array(fc.record({ name: word(9), tag: word(3) }), { minLength: 1, maxLength: 6 })
  .map((each) => each.map(({ name, tag }, index) => unit(`u${index}`, name, tag)));
const key = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
const line = fc.tuple(fc.option(fc.nat(12)), word(12), fc.option(fc.nat(30)));
const linesOf = fc
  .array(line, { maxLength: 8 })
  .map((each) =>
    each
      .map(
        ([place, name, kills]) =>
          `${place === null ? '' : `${place + 1}. `}${name}${kills === null ? '' : ` ${kills}`}`,
      )
      .join('\n'),
  );
const isNamed = ({ name }: Named) => key(name) !== '';

describe('whatever is pasted', () => {
  it('binds no unit twice', () => {
    fc.assert(
      fc.property(unitsOf, linesOf, (units, text) => {
        const ids = pastedRows(text, units).flatMap((row) => (row.kind === 'understood' ? [row.unitId] : []));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('binds an exact name, as long as no other unit is called so', () => {
    fc.assert(
      fc.property(unitsOf, fc.nat(), fc.nat(30), (all, index, kills) => {
        const units = all.filter(isNamed);
        const wanted = units[index % Math.max(1, units.length)];
        fc.pre(wanted !== undefined);
        const others = units.filter((each) => each !== wanted);
        const called = others.flatMap(({ name, tag }) => [name, tag, `${tag} ${name}`, `${name} ${tag}`]);
        fc.pre(called.every((each) => key(each) !== key(wanted.name)));
        for (const text of [wanted.name, `1. ${wanted.name} ${kills}`, `${wanted.name} ${kills}`])
          expect(only(text, units)).toMatchObject({ kind: 'understood', unitId: wanted.id });
      }),
    );
  });

  it('never binds a tie, nor a tag alone', () => {
    fc.assert(
      fc.property(unitsOf, word(9), fc.nat(30), (all, name, kills) => {
        fc.pre(key(name) !== '');
        const twins = [...all, unit('one', name), unit('two', name.toUpperCase())];
        expect(only(`1. ${name} ${kills}`, twins).kind).not.toBe('understood');
        const tagged = [
          unit('tagged', 'Equipo del Norte', name),
          ...all.filter((each) => key(each.tag) !== key(name)),
        ];
        expect(only(`${name} ${kills}`, tagged)).not.toMatchObject({ kind: 'understood', unitId: 'tagged' });
      }),
    );
  });

  it.each(['+', '+++', '$', '^', '|', '★★', '=>'])('finds a unit whose name is only %s', (name) => {
    for (const line of [`${name} 5`, `1 ${name} 7`, `${name} 5 3`])
      expect(told(only(line, [unit('odd', name), FENIX]))).toMatch(/^(\? )?odd /);
  });

  it('binds no name below the least likeness', () => {
    expect(SAME_NAME).toBe(0.75);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('x', 'y', 'z'), minLength: 1, maxLength: 12 }),
        (name) => {
          expect(only(`1. ${name} 3`, [FENIX]).kind).toBe('unknown');
        },
      ),
    );
  });
});
