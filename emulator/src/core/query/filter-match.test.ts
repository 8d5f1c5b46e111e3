import { describe, expect, it } from 'vitest';
import {
  and,
  bool,
  DOCUMENTS,
  double,
  fields,
  int,
  list,
  map,
  nullValue,
  or,
  queryOf,
  text,
  unary,
  vector,
  where,
} from '../../../test/value-builders.ts';
import type { Filter } from '../model.ts';
import type { Value } from '../values/value.ts';
import { compileQuery } from './compile-query.ts';

const NaNValue = double(Number.NaN);

const samples: Record<string, Value> = {
  null: nullValue,
  true: bool(true),
  NaN: NaNValue,
  one: int(1),
  'one point zero': double(1),
  two: int(2),
  a: text('a'),
  list: list(int(1), NaNValue, nullValue),
  vector: vector(1),
  map: map({ x: int(1) }),
};

const others = (...names: string[]) => Object.keys(samples).filter((name) => !names.includes(name));

function matching(filter: Filter): string[] {
  const query = compileQuery(DOCUMENTS, queryOf('c', { where: filter }));
  return Object.entries(samples)
    .filter(([, value]) =>
      query.matches({
        name: `${DOCUMENTS}/c/d`,
        fields: fields({ f: value }),
        createTime: 1n,
        updateTime: 1n,
      }),
    )
    .map(([name]) => name);
}

describe('filters', () => {
  it.each<[string, Filter, string[]]>([
    ['== 1', where('f', 'EQUAL', int(1)), ['one', 'one point zero']],
    ['== null', where('f', 'EQUAL', nullValue), []],
    ['== NaN', where('f', 'EQUAL', NaNValue), []],
    ['== vector', where('f', 'EQUAL', vector(1)), ['vector']],
    ['> 1', where('f', 'GREATER_THAN', double(1)), ['two']],
    ['>= 1', where('f', 'GREATER_THAN_OR_EQUAL', int(1)), ['one', 'one point zero', 'two']],
    ['< 2', where('f', 'LESS_THAN', int(2)), ['one', 'one point zero']],
    ['<= a', where('f', 'LESS_THAN_OR_EQUAL', text('a')), ['a']],
    ['>= NaN', where('f', 'GREATER_THAN_OR_EQUAL', NaNValue), []],
    ['< map', where('f', 'LESS_THAN', map({ y: int(1) })), ['map']],
    ['!= 1', where('f', 'NOT_EQUAL', int(1)), others('null', 'one', 'one point zero')],
    ['!= null', where('f', 'NOT_EQUAL', nullValue), []],
    ['>= null', where('f', 'GREATER_THAN_OR_EQUAL', nullValue), []],
    ['<= null', where('f', 'LESS_THAN_OR_EQUAL', nullValue), []],
    ['!= NaN', where('f', 'NOT_EQUAL', NaNValue), others('null', 'NaN')],
    ['in', where('f', 'IN', list(int(1), text('a'), nullValue)), ['one', 'one point zero', 'a']],
    ['not in', where('f', 'NOT_IN', list(int(1), text('a'))), others('null', 'one', 'one point zero', 'a')],
    ['not in with null', where('f', 'NOT_IN', list(int(1), nullValue)), []],
    ['contains 1.0', where('f', 'ARRAY_CONTAINS', double(1)), ['list']],
    ['contains 2', where('f', 'ARRAY_CONTAINS', int(2)), []],
    ['contains null', where('f', 'ARRAY_CONTAINS', nullValue), []],
    ['contains NaN', where('f', 'ARRAY_CONTAINS', NaNValue), []],
    ['contains any of null and NaN', where('f', 'ARRAY_CONTAINS_ANY', list(nullValue, NaNValue)), []],
    ['contains any with null', where('f', 'ARRAY_CONTAINS_ANY', list(nullValue, int(1))), ['list']],
    ['in null and NaN', where('f', 'IN', list(nullValue, NaNValue)), []],
    [
      'null within or',
      or(
        where('f', 'ARRAY_CONTAINS', nullValue),
        where('f', 'EQUAL', text('a')),
        where('f', 'IN', list(NaNValue)),
      ),
      ['a'],
    ],
    ['an empty or', { kind: 'composite', op: 'OR', filters: [] }, others()],
    ['an empty or within and', and(where('f', 'EQUAL', int(2)), or()), ['two']],
    ['contains any', where('f', 'ARRAY_CONTAINS_ANY', list(int(7), int(1))), ['list']],
    ['is null', unary('f', 'IS_NULL'), ['null']],
    ['is not null', unary('f', 'IS_NOT_NULL'), others('null')],
    ['is NaN', unary('f', 'IS_NAN'), ['NaN']],
    ['is not NaN', unary('f', 'IS_NOT_NAN'), others('null', 'NaN')],
    ['missing ==', where('g', 'EQUAL', int(1)), []],
    ['missing !=', where('g', 'NOT_EQUAL', int(1)), []],
    ['missing not in', where('g', 'NOT_IN', list(int(1))), []],
    ['missing is null', unary('g', 'IS_NULL'), []],
  ])('%s', (_case, filter, names) => {
    expect(matching(filter)).toEqual(names);
  });
});
