import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Named, pastedRows, SAME_NAME } from './pasted-rows.ts';

const unit = (id: string, name: string, tag = ''): Named => ({ id, name, tag });
const FENIX = unit('fenix', 'Los Fénix', 'FNX');
const UNITS = [FENIX, unit('lobos', 'Lobos del Sur', 'LDS'), unit('rayo', 'Team Rayo 7'), unit('leo', 'Leo')];

const only = (text: string, units: readonly Named[] = UNITS) => {
  const [row] = pastedRows(text, units);
  if (row === undefined) throw new Error('No row');
  return row;
};
const bound = (unitId: string) => ({ kind: 'bound', unitId });

describe('pasted rows', () => {
  it.each([
    ['1. Los Fénix 12', 'fenix', 1, 12],
    ['1.Los Fenix - 12 bajas', 'fenix', 1, 12],
    ['#3 LOS FÉNIX (4)', 'fenix', 3, 4],
    ['🥈 [FNX] Los Fénix 5k', 'fenix', 2, 5],
    ['2do lugar Los Fénix kills: 8', 'fenix', 2, 8],
    ['Los Fénix\t3\t10', 'fenix', 3, 10],
    ['Los Fénix;3;10', 'fenix', 3, 10],
    ['Los Fénix 6', 'fenix', null, 6],
    ['Los Fénix', 'fenix', null, null],
    ['10) lobos del sur 0', 'lobos', 10, 0],
    ['4 Team Rayo 7 12', 'rayo', 4, 12],
    ['Team Rayo 7', 'rayo', null, null],
    ['5. Loss Fenixx 3', 'fenix', 5, 3],
    ['1. Leo 3', 'leo', 1, 3],
  ])('reads %s', (line, id, placement, kills) => {
    const row = only(line);
    expect(row).toMatchObject({ line, placement, kills });
    expect(row.match).toEqual(bound(id));
  });

  it.each<[string, readonly Named[], readonly string[]]>([
    ['FNX 12', UNITS, ['fenix']],
    ['1. Lea 4', [unit('leo', 'Leos')], []],
    ['1. Rayos 4', [unit('a', 'Rayos A'), unit('b', 'Rayos B')], ['a', 'b']],
    ['1. Fénix 4', [unit('a', 'Fénix'), unit('b', 'FENIX')], ['a', 'b']],
    ['Rex 1', [unit('a', 'Rex'), unit('b', 'Lobos', 'REX')], ['a', 'b']],
    ['Team 7', [unit('a', 'Team'), unit('b', 'Team 7')], ['a', 'b']],
  ])('asks about %s, or leaves it', (line, units, ids) => {
    const { match } = only(line, units);
    expect(match).toEqual(ids.length === 0 ? { kind: 'unknown' } : { kind: 'asked', unitIds: ids });
  });

  it('asks about the worse of two lines for one unit, and about both where they are alike', () => {
    const kinds = (text: string) => pastedRows(text, UNITS).map(({ match }) => match.kind);
    expect(kinds('1. Los Fénix 3\n2. Los Fenixx 4')).toEqual(['bound', 'asked']);
    expect(kinds('1. Los Fénix 3\n2. Los Fénix 4')).toEqual(['asked', 'asked']);
  });

  it('leaves out lines without words, and what is like no name', () => {
    expect(pastedRows('\n---\n***', UNITS)).toEqual([]);
    expect(only('Equipo Puesto Bajas').match).toEqual({ kind: 'unknown' });
    expect(only('99999999').match.kind).toBe('unknown');
  });
});

/** Few letters, so that names are often alike; no digits, which could be figures of the line. */
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
        const ids = pastedRows(text, units).flatMap(({ match }) =>
          match.kind === 'bound' ? [match.unitId] : [],
        );
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
          expect(only(text, units).match).toEqual(bound(wanted.id));
      }),
    );
  });

  it('never binds a tie, nor a tag alone', () => {
    fc.assert(
      fc.property(unitsOf, word(9), fc.nat(30), (all, name, kills) => {
        fc.pre(key(name) !== '');
        const twins = [...all, unit('one', name), unit('two', name.toUpperCase())];
        expect(only(`1. ${name} ${kills}`, twins).match.kind).not.toBe('bound');
        const tagged = [
          unit('tagged', 'Equipo del Norte', name),
          ...all.filter((each) => key(each.tag) !== key(name)),
        ];
        const { match } = only(`${name} ${kills}`, tagged);
        expect(match).not.toEqual(bound('tagged'));
      }),
    );
  });

  it('binds nothing below the floor', () => {
    expect(SAME_NAME).toBe(0.75);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('x', 'y', 'z'), minLength: 1, maxLength: 12 }),
        (name) => {
          expect(only(`1. ${name} 3`, [FENIX]).match).toEqual({ kind: 'unknown' });
        },
      ),
    );
  });
});
