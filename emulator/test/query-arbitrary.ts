import fc from 'fast-check';
import type { Cursor, Filter, Order, StructuredQuery } from '../src/core/model.ts';
import { compileQuery } from '../src/core/query/compile-query.ts';
import type { CompiledQuery } from '../src/core/query/compiled-query.ts';
import { StatusError } from '../src/core/status-error.ts';
import {
  ascending,
  bool,
  DOCUMENTS,
  descending,
  double,
  fields,
  int,
  list,
  nullValue,
  reference,
  text,
} from './value-builders.ts';

export const queriedValue = fc.constantFrom(
  nullValue,
  bool(true),
  double(Number.NaN),
  double(1),
  int(1),
  int(2),
  int(3),
  double(2.5),
  text('a'),
  text('b'),
  list(int(1), text('a')),
  list(int(1), int(1)),
  list(nullValue, double(Number.NaN), int(2)),
  list(),
);
const field = fc.constantFrom('a', 'b', 'c');
const path = fc.constantFrom(
  'c/1',
  'c/2',
  'c/__id3__',
  'c/4',
  'c/5',
  'c/6',
  'c/1/c/7',
  'd/1/c/8',
  'd/1',
  'c/1/d/9',
  'c/9/c/x',
);
const content = fc
  .record({ a: queriedValue, b: queriedValue, c: queriedValue }, { requiredKeys: ['a'] })
  .map(fields);
/** A path below `…/documents` and the document's new fields, or null for a delete. */
export const change = fc.tuple(path, fc.option(content, { freq: 8 }));

function leaf(): fc.Arbitrary<Filter> {
  const single = fc.constantFrom(
    'EQUAL' as const,
    'LESS_THAN' as const,
    'LESS_THAN_OR_EQUAL' as const,
    'GREATER_THAN' as const,
    'GREATER_THAN_OR_EQUAL' as const,
    'NOT_EQUAL' as const,
    'ARRAY_CONTAINS' as const,
  );
  const many = fc.constantFrom('IN' as const, 'NOT_IN' as const, 'ARRAY_CONTAINS_ANY' as const);
  const alone = fc.constantFrom(
    'IS_NAN' as const,
    'IS_NULL' as const,
    'IS_NOT_NAN' as const,
    'IS_NOT_NULL' as const,
  );
  const fieldPath = field.map((name) => [name]);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('field' as const),
        field: fieldPath,
        op: single,
        value: queriedValue,
      }),
    },
    fc.record({
      kind: fc.constant('field' as const),
      field: fieldPath,
      op: many,
      value: fc.array(queriedValue, { minLength: 1, maxLength: 3 }).map((values) => list(...values)),
    }),
    fc.record({ kind: fc.constant('unary' as const), field: fieldPath, op: alone }),
    fc.record({
      kind: fc.constant('field' as const),
      field: fc.constant(['__name__']),
      op: fc.constantFrom('EQUAL' as const, 'GREATER_THAN' as const, 'LESS_THAN_OR_EQUAL' as const),
      value: path.map(reference),
    }),
  );
}

const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter; leaf: Filter }>((tie) => ({
  leaf: leaf(),
  filter: fc.oneof(
    { depthSize: 'small' },
    { weight: 4, arbitrary: tie('leaf') },
    fc.record({
      kind: fc.constant('composite' as const),
      op: fc.constantFrom('AND' as const, 'OR' as const),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).filter;

const order: fc.Arbitrary<Order> = fc
  .tuple(fc.constantFrom('a', 'b', 'c', '__name__'), fc.boolean())
  .map(([name, up]) => (up ? ascending(name) : descending(name)));

const bound = fc.option(
  fc.record({ values: fc.array(queriedValue, { minLength: 1, maxLength: 3 }), before: fc.boolean() }),
);

function cursorFor(orders: readonly Order[], cursor: Cursor | null): Cursor | null {
  if (cursor === null || orders.length === 0) return null;
  const values = cursor.values
    .slice(0, orders.length)
    .map((value, index) => (orders[index]?.field[0] === '__name__' ? reference('c/4') : value));
  return { ...cursor, values };
}

export const anyQuery: fc.Arbitrary<StructuredQuery> = fc
  .record({
    allDescendants: fc.boolean(),
    where: fc.option(filter),
    orderBy: fc.uniqueArray(order, { maxLength: 3, selector: (item) => item.field[0] }),
    offset: fc.nat(2),
    limit: fc.option(fc.integer({ min: 1, max: 4 })),
    startAt: bound,
    endAt: bound,
  })
  .map(({ allDescendants, startAt, endAt, ...rest }) => ({
    ...rest,
    from: [{ collectionId: 'c', allDescendants }],
    startAt: cursorFor(rest.orderBy, startAt),
    endAt: cursorFor(rest.orderBy, endAt),
    select: null,
    findNearest: null,
  }));

export function compileOrNull(source: StructuredQuery): CompiledQuery | null {
  try {
    return compileQuery(DOCUMENTS, source);
  } catch (error) {
    if (error instanceof StatusError) return null;
    throw error;
  }
}
