import { describe, expect, it } from 'vitest';
import {
  and,
  ascending,
  DOCUMENTS,
  descending,
  fields,
  int,
  list,
  nullValue,
  or,
  queryOf,
  reference,
  text,
  unary,
  where,
} from '../../../test/value-builders.ts';
import type { FieldOperator, Filter, StructuredQuery } from '../model.ts';
import { StatusError, type StatusName } from '../status-error.ts';
import type { Value } from '../values/value.ts';
import { compileQuery } from './compile-query.ts';

function refusal(query: StructuredQuery, parent = DOCUMENTS): [StatusName, string] | 'accepted' {
  try {
    compileQuery(parent, query);
  } catch (error) {
    if (error instanceof StatusError) return [error.status, error.message];
    throw error;
  }
  return 'accepted';
}

const numbers = (count: number): Value => list(...Array.from({ length: count }, (_, i) => int(i)));
const kindless = { from: [] };
const EXCLUSIVE =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
const AFTER_NAME = 'order by clause cannot contain more fields after the key';
const NO_KEY = '__key__ filter value must be a Key';
const NAME_EQUALITY =
  'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
const nameIs = where('__name__', 'EQUAL', reference('c/d'));
const nameIn = where('__name__', 'IN', list(reference('c/d')));
const CLASH = "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";

describe('refused filters', () => {
  it.each<[string, Filter, string]>([
    ['IN without list', where('a', 'IN', int(1)), "'IN' requires an ArrayValue."],
    ['IN of nothing', where('a', 'IN', list()), "'IN' requires an non-empty ArrayValue."],
    ['IN of 31', where('a', 'IN', numbers(31)), "'IN' supports up to 30 comparison values."],
    [
      'any of 31',
      where('a', 'ARRAY_CONTAINS_ANY', numbers(31)),
      "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
    ],
    ['NOT_IN of 11', where('a', 'NOT_IN', numbers(11)), "'NOT_IN' supports up to 10 comparison values."],
    ['two exclusive', and(where('a', 'NOT_EQUAL', int(1)), unary('b', 'IS_NOT_NULL')), EXCLUSIVE],
    ['NOT_IN with IN', and(where('a', 'NOT_IN', numbers(2)), where('b', 'IN', numbers(2))), CLASH],
    [
      'NOT_IN with any',
      and(where('a', 'NOT_IN', numbers(2)), where('b', 'ARRAY_CONTAINS_ANY', numbers(2))),
      CLASH,
    ],
    ['NOT_IN in OR', or(where('a', 'NOT_IN', numbers(2)), where('b', 'EQUAL', int(1))), CLASH],
    ['reserved field', where('__key__', 'EQUAL', int(1)), 'the name __key__ is reserved'],
    ['name with text', where('__name__', 'EQUAL', text('x')), NO_KEY],
    ['name is null', unary('__name__', 'IS_NULL'), NO_KEY],
    ['name is not null', unary('__name__', 'IS_NOT_NULL'), NO_KEY],
    ['name contains', where('__name__', 'ARRAY_CONTAINS', reference('c/d')), 'the name __key__ is reserved'],
    [
      'name contains any',
      where('__name__', 'ARRAY_CONTAINS_ANY', list(reference('c/d'))),
      'the name __key__ is reserved',
    ],
    ['name beside a range', and(nameIs, where('a', 'GREATER_THAN', int(1))), NAME_EQUALITY],
    ['name beside !=', and(where('a', 'NOT_EQUAL', int(1)), nameIs), NAME_EQUALITY],
    ['name beside not-in', and(nameIs, where('a', 'NOT_IN', numbers(2))), NAME_EQUALITY],
    ['name beside is-not-null', and(nameIs, unary('a', 'IS_NOT_NULL')), NAME_EQUALITY],
    ['name beside is-not-NaN', and(nameIs, unary('a', 'IS_NOT_NAN')), NAME_EQUALITY],
    ['a list of names beside a range', and(nameIn, where('a', 'LESS_THAN', int(1))), NAME_EQUALITY],
    ['name or a range', or(nameIs, where('a', 'LESS_THAN', int(1))), NAME_EQUALITY],
    [
      '11 inequality fields',
      and(
        ...Array.from({ length: 11 }, (_, i) => where(`f${String(i).padStart(2, '0')}`, 'LESS_THAN', int(1))),
      ),
      'The query contains 11 distinct inequality fields: [f00, f01, f02, f03, f04, f05, f06, f07, f08, f09, f10]. A query may not have more than 10 distinct inequality fields.',
    ],
    [
      '120 filters in normal form',
      and(...['b', 'c', 'd'].map((name) => where(name, 'EQUAL', int(1))), where('a', 'IN', numbers(30))),
      'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 120 filters, 0 sort orders, and no ancestor filter.',
    ],
    ['name IN text', where('__name__', 'IN', list(reference('c/d'), text('x'))), NO_KEY],
    [
      'no composite operator',
      { kind: 'composite', op: 'OPERATOR_UNSPECIFIED', filters: [] },
      'Unsupported CompositeFilter operator.',
    ],
    ['no field operator', where('a', 'OPERATOR_UNSPECIFIED', int(1)), 'Unknown FieldFilter operator.'],
    ['no unary operator', unary('a', 'OPERATOR_UNSPECIFIED'), 'Unknown UnaryFilter operator.'],
    [
      '32 disjunctions',
      or(where('a', 'IN', numbers(16)), where('b', 'IN', numbers(16))),
      'Too many disjunctions after normalization. Result had 32 disjunctions which is more than the maximum of 30',
    ],
    [
      '36 disjunctions',
      and(where('a', 'IN', numbers(6)), where('b', 'IN', numbers(6))),
      'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
    ],
  ])('%s', (_case, filter, message) => {
    expect(refusal(queryOf('c', { where: filter }))).toEqual(['INVALID_ARGUMENT', message]);
  });

  it('refuses a query of tens of thousands of parts at once', { timeout: 5_000 }, () => {
    const names = Array.from({ length: 40_000 }, (_, i) => `f${i}`);
    const allAre = (op: FieldOperator) => and(...names.map((name) => where(name, op, int(1))));
    expect(refusal(queryOf('c', { where: allAre('EQUAL') }))[1]).toContain('there are 40000 filters');
    expect(refusal(queryOf('c', { where: allAre('LESS_THAN') }))[1]).toContain('40000 distinct inequality');
    const orderBy = names.map((name) => ascending(name));
    expect(refusal(queryOf('c', { orderBy }))[1]).toContain('40000 sort orders');
  });

  it('allows as many values, disjunctions and levels as there may be', () => {
    expect(refusal(queryOf('c', { where: where('a', 'IN', numbers(30)) }))).toBe('accepted');
    expect(refusal(queryOf('c', { where: where('a', 'NOT_IN', numbers(10)) }))).toBe('accepted');
    let filter: Filter = where('a', 'EQUAL', int(1));
    for (let i = 0; i < 100; i++) filter = and(filter);
    expect(refusal(queryOf('c', { where: filter }))).toBe('accepted');
  });

  it('allows a condition on the name if no other field orders the query before the name', () => {
    const accepted: readonly Filter[] = [
      and(nameIs, where('a', 'EQUAL', int(1))),
      and(nameIn, where('a', 'ARRAY_CONTAINS', int(1)), unary('b', 'IS_NULL')),
      and(nameIs, where('__name__', 'GREATER_THAN', reference('c/a'))),
      and(nameIs, where('__name__', 'GREATER_THAN', reference('c/a')), where('a', 'LESS_THAN', int(1))),
      and(where('__name__', 'NOT_IN', list(reference('c/d'))), where('a', 'LESS_THAN', int(1))),
    ];
    for (const filter of accepted) expect(refusal(queryOf('c', { where: filter }))).toBe('accepted');
  });

  it('counts filters, orders and the parent document', () => {
    const filter = and(
      where('a', 'IN', numbers(24)),
      ...['b', 'c', 'd'].map((name) => where(name, 'EQUAL', int(1))),
    );
    const orderBy = ['e', 'f', 'g', 'h'].map((name) => ascending(name));
    const query = queryOf('c', { where: filter, orderBy });
    expect(refusal(query)).toBe('accepted');
    expect(refusal(query, `${DOCUMENTS}/c/d`)).toEqual([
      'INVALID_ARGUMENT',
      'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 96 filters, 4 sort orders, and one ancestor filter.',
    ]);
  });

  it('allows one array-contains in each disjunct only', () => {
    const contains = (field: string) => where(field, 'ARRAY_CONTAINS', field === 'a' ? nullValue : int(1));
    expect(refusal(queryOf('c', { where: and(contains('a'), contains('b')) }))).toEqual([
      'FAILED_PRECONDITION',
      'Only a single array-contains clause is allowed in a query',
    ]);
    expect(refusal(queryOf('c', { where: or(contains('a'), contains('b')) }))).toBe('accepted');
  });

  it('does not multiply out a hostile filter', () => {
    let filter: Filter = where('a', 'IN', numbers(30));
    for (let i = 0; i < 40; i++) filter = and(filter, where(`f${i}`, 'IN', numbers(30)));
    expect(refusal(queryOf('c', { where: filter }))[1]).toContain('Too many disjunctions');
  });
});

describe('bounds against hostile depth', () => {
  const nested = (depth: number) => {
    let value: Value = int(1);
    for (let i = 0; i < depth; i++) value = list(value);
    return value;
  };

  it('hold for filters, operands and cursors', () => {
    let filter: Filter = where('a', 'EQUAL', int(1));
    for (let i = 0; i < 50_000; i++) filter = and(filter);
    expect(refusal(queryOf('c', { where: filter }))[1]).toContain('nested at most 100');
    const message = 'Property a contains an invalid nested entity.';
    expect(refusal(queryOf('c', { where: where('a', 'EQUAL', nested(50_000)) }))[1]).toBe(message);
    expect(refusal(queryOf('c', { where: where('a', 'EQUAL', nested(20)) }))).toBe('accepted');
    const startAt = { values: [nested(22)], before: true };
    expect(refusal(queryOf('c', { orderBy: [ascending('a')], startAt }))[1]).toBe(message);
  });
});

describe('refused orders, cursors and structure', () => {
  it.each<[string, Partial<StructuredQuery>, string]>([
    [
      'two selectors',
      {
        from: [
          { collectionId: 'a', allDescendants: false },
          { collectionId: 'b', allDescendants: false },
        ],
      },
      'StructuredQuery.from cannot have more than one collection selector.',
    ],
    [
      'bad collection id',
      { from: [{ collectionId: 'a/b', allDescendants: false }] },
      'Collection id "a/b" is invalid because it contains "/".',
    ],
    [
      'order twice',
      { orderBy: [ascending('a'), descending('a')] },
      'order by clause cannot contain duplicate fields a',
    ],
    ['order after name', { orderBy: [ascending('__name__'), ascending('a')] }, AFTER_NAME],
    [
      'an inequality that would be ordered after the name',
      { where: where('a', 'LESS_THAN', int(1)), orderBy: [descending('__name__')] },
      AFTER_NAME,
    ],
    [
      'one of two inequalities that would be',
      {
        where: and(where('a', 'LESS_THAN', int(1)), where('b', 'LESS_THAN', int(1))),
        orderBy: [ascending('a'), ascending('__name__')],
      },
      AFTER_NAME,
    ],
    [
      'kindless filter',
      { ...kindless, where: where('a', 'EQUAL', int(1)) },
      'kind is required for filter: a',
    ],
    [
      'kindless order',
      { ...kindless, orderBy: [ascending('a')] },
      'kind is required for all orders except __key__ ascending',
    ],
    [
      'kindless descending',
      { ...kindless, orderBy: [descending('__name__')] },
      'kind is required for all orders except __key__ ascending',
    ],
    ['long cursor', { startAt: { values: [int(1)], before: true } }, 'Cursor has too many values.'],
    [
      'cursor name',
      { orderBy: [ascending('__name__')], endAt: { values: [text('x')], before: true } },
      'Cursor __key__ value is not a document reference.',
    ],
    ['negative limit', { limit: -1 }, 'limit is negative'],
    ['negative offset', { offset: -1 }, 'offset is negative'],
  ])('%s', (_case, parts, message) => {
    expect(refusal(queryOf('c', parts))).toEqual(['INVALID_ARGUMENT', message]);
  });

  it('checks the parent', () => {
    expect(refusal(queryOf('c'), `${DOCUMENTS}/x`)[1]).toContain('Document parent name');
  });
});

describe('implicit order', () => {
  const ordersOf = (parts: Partial<StructuredQuery>) =>
    compileQuery(DOCUMENTS, queryOf('c', parts)).orders.map(
      (order) => `${order.field.join('.')} ${order.direction}`,
    );

  it('is the name alone for equalities', () => {
    expect(ordersOf({ where: where('a', 'EQUAL', int(1)) })).toEqual(['__name__ ASCENDING']);
  });

  it('adds inequality fields by path and follows the last explicit direction', () => {
    const filter = and(
      where('b', 'GREATER_THAN', int(1)),
      where('a.x', 'LESS_THAN', int(1)),
      unary('c', 'IS_NOT_NULL'),
    );
    expect(ordersOf({ where: filter })).toEqual([
      'a.x ASCENDING',
      'b ASCENDING',
      'c ASCENDING',
      '__name__ ASCENDING',
    ]);
    expect(ordersOf({ where: filter, orderBy: [ascending('z'), descending('b')] })).toEqual([
      'z ASCENDING',
      'b DESCENDING',
      'a.x DESCENDING',
      'c DESCENDING',
      '__name__ DESCENDING',
    ]);
  });

  it('keeps an explicit name order', () => {
    expect(ordersOf({ orderBy: [ascending('a'), descending('__name__')] })).toEqual([
      'a ASCENDING',
      '__name__ DESCENDING',
    ]);
  });
});

describe('scope', () => {
  const affects = (parent: string, collectionId: string, allDescendants: boolean, path: string) =>
    compileQuery(parent, queryOf('c', { from: [{ collectionId, allDescendants }] })).affects(
      `${DOCUMENTS}/${path}`,
    );

  it.each<[string, string, boolean, string, boolean]>([
    ['', 'c', false, 'c/x', true],
    ['', 'c', false, 'c/x/c/y', false],
    ['', 'c', false, 'cc/x', false],
    ['', 'c', true, 'c/x/c/y', true],
    ['', 'c', true, 'd/x/e/y', false],
    ['/c/x', 'c', true, 'c/x/c/y', true],
    ['/c/x', 'c', true, 'c/x', false],
    ['/c/x', 'c', true, 'c/xy/c/y', false],
    ['/c/x', '', false, 'c/x/d/y', true],
    ['/c/x', '', false, 'c/x/d/y/e/z', false],
    ['/c/x', '', true, 'c/x/d/y/e/z', true],
  ])('parent %s, collection %s, descendants %s, document %s: %s', (parent, id, all, path, expected) => {
    expect(affects(`${DOCUMENTS}${parent}`, id, all, path)).toBe(expected);
  });
});

describe('matches', () => {
  const document = (entries: Record<string, Value>) => ({
    name: `${DOCUMENTS}/c/x`,
    fields: fields(entries),
    createTime: 1n,
    updateTime: 1n,
  });

  it('needs every ordered field and the cursors', () => {
    const query = compileQuery(
      DOCUMENTS,
      queryOf('c', { orderBy: [ascending('a')], startAt: { values: [int(2)], before: false } }),
    );
    expect(query.matches(document({ a: int(3) }))).toBe(true);
    expect(query.matches(document({ a: int(2) }))).toBe(false);
    expect(query.matches(document({ b: int(3) }))).toBe(false);
  });

  it('projects; an empty selection is all fields and the name alone none', () => {
    const source = document({ a: int(1), b: nullValue });
    const project = (select: StructuredQuery['select']) => [
      ...compileQuery(DOCUMENTS, queryOf('c', { select })).project(source).fields.keys(),
    ];
    expect(project([])).toEqual(['a', 'b']);
    expect(project([['b'], ['z']])).toEqual(['b']);
    expect(project([['__name__']])).toEqual([]);
  });
});
