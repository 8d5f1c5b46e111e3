import fc from 'fast-check';
import {
  type FieldOp,
  type ModelCursor,
  type ModelDocument,
  type ModelFilter,
  type ModelOrder,
  type ModelQuery,
  NAME,
  type UnaryOp,
} from './model-query.ts';
import type { WireValue } from './model-values.ts';

const list = (values: readonly WireValue[]): WireValue => ({ arrayValue: { values: [...values] } });
const vector = (components: readonly number[]): WireValue => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: list(components.map((doubleValue) => ({ doubleValue }))),
    },
  },
});

/** Each type has few values, so that random values are often equal or adjacent in the sort order. */
const plain: fc.Arbitrary<WireValue> = fc.constantFrom<WireValue[]>(
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-3' },
  { integerValue: '0' },
  { integerValue: '1' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { integerValue: '2' },
  { integerValue: '10' },
  // The next two are equal as doubles, and the one after them overflows when it is added to itself.
  { doubleValue: 9007199254740992 },
  { integerValue: '9007199254740993' },
  { integerValue: '9223372036854775807' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2024-02-29T12:00:00Z' },
  { timestampValue: '2024-03-01T12:00:00Z' },
  { timestampValue: '2024-03-01T12:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'ab' },
  { stringValue: 'b' },
  { stringValue: '\uffee' },
  { stringValue: '\u{1f600}' },
  { bytesValue: '' },
  { bytesValue: 'AQ==' },
  { bytesValue: '/wA=' },
  { referenceValue: 'c/1' },
  { referenceValue: 'c/__id7__' },
  { referenceValue: 'c/1/c/2' },
  { referenceValue: 'd/0' },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { latitude: 1, longitude: -5 } },
  { geoPointValue: { latitude: 1, longitude: 5 } },
);
const array = fc.array(plain, { maxLength: 3 }).map(list);
const value: fc.Arbitrary<WireValue> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<WireValue[]>({ nullValue: null }, { doubleValue: 'NaN' }) },
  { weight: 8, arbitrary: plain },
  { weight: 3, arbitrary: array },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 2 }).map(vector),
  },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom('a', 'b', 'é'), plain, { maxKeys: 2 })
      .map((fields) => ({ mapValue: { fields } })),
  },
);

const ids = ['1', '2', '10', 'a', 'B', 'é', '\u{1f600}', '\uffee', 'x.y', '__id7__', '__id10__'];
export const pathArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ids).map((id) => `c/${id}`) },
  { weight: 2, arbitrary: fc.constantFrom(...ids).map((id) => `c/1/c/${id}`) },
  { weight: 1, arbitrary: fc.constantFrom('d/1', 'd/1/c/2', 'c/1/d/1') },
);
const all = { a: value, b: value, n: value };
const fields = fc.oneof({ weight: 2, arbitrary: fc.record(all) }, fc.record(all, { requiredKeys: ['a'] }));
const document: fc.Arbitrary<ModelDocument> = fc.record({ path: pathArbitrary, fields });

export const documentsArbitrary = fc.uniqueArray(document, {
  minLength: 12,
  maxLength: 28,
  selector: ({ path: unique }) => unique,
});
const write = fc.record({ path: pathArbitrary, fields: fc.option(fields, { freq: 5 }) });
export const writesArbitrary = fc.uniqueArray(write, {
  minLength: 1,
  maxLength: 6,
  selector: ({ path }) => path,
});

export const fieldArbitrary = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('a', 'b', 'n') },
  fc.constantFrom('a.b', 'b.a'),
);
const field = fieldArbitrary;
const SINGLE: readonly FieldOp[] = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];
const ALONE: readonly UnaryOp[] = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'];
const several = fc.array(value, { minLength: 1, maxLength: 3 }).map(list);

const leaf: fc.Arbitrary<ModelFilter> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ field, op: fc.constantFrom(...SINGLE), value }) },
  { weight: 3, arbitrary: fc.record({ field, op: fc.constant('ARRAY_CONTAINS' as const), value: plain }) },
  {
    weight: 3,
    arbitrary: fc.record({
      field,
      op: fc.constantFrom('IN' as const, 'NOT_IN' as const, 'ARRAY_CONTAINS_ANY' as const),
      value: several,
    }),
  },
  { weight: 6, arbitrary: fc.record({ field, op: fc.constantFrom(...ALONE) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      field: fc.constant(NAME),
      op: fc.constantFrom('EQUAL' as const, 'GREATER_THAN' as const, 'LESS_THAN_OR_EQUAL' as const),
      value: pathArbitrary.map((referenceValue) => ({ referenceValue })),
    }),
  },
);

const both = fc.tuple(leaf, leaf).map((all) => ({ all }));
const either = fc
  .array(fc.oneof({ weight: 3, arbitrary: leaf }, both), { minLength: 2, maxLength: 3 })
  .map((any) => ({ any }));
const filter: fc.Arbitrary<ModelFilter> = fc.oneof(
  { weight: 5, arbitrary: leaf },
  { weight: 3, arbitrary: both },
  { weight: 2, arbitrary: either },
  { weight: 1, arbitrary: fc.tuple(leaf, either).map((all) => ({ all })) },
);

const order: fc.Arbitrary<ModelOrder> = fc.record({
  field: fc.oneof({ weight: 5, arbitrary: field }, fc.constant(NAME)),
  descending: fc.boolean(),
});

const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, arbitrary);

const cursor = seldom(
  fc.record({ values: fc.array(value, { minLength: 1, maxLength: 3 }), before: fc.boolean() }),
);

function cursorFor(orders: readonly ModelOrder[], given: ModelCursor | null, at: string): ModelCursor | null {
  if (given === null || orders.length === 0) return null;
  const values = given.values
    .slice(0, orders.length)
    .map((each, i) => (orders[i]?.field === NAME ? { referenceValue: at } : each));
  return { ...given, values };
}

export const queryArbitrary: fc.Arbitrary<ModelQuery> = fc
  .record({
    filter: fc.option(filter, { freq: 4 }),
    orders: fc.uniqueArray(order, { maxLength: 3, selector: (each) => each.field }),
    start: cursor,
    end: cursor,
    at: pathArbitrary,
    parent: seldom(fc.constantFrom('c/1', 'd/1', 'd/1/c/2')),
    group: fc.boolean(),
    offset: fc.nat(2),
    limit: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 3 }),
    last: fc.boolean(),
    select: seldom(fc.constantFrom(['a'], ['b', 'n'], ['n', 'a.b'], [NAME])),
  })
  .map(({ at, ...query }) => {
    const last = query.last && query.limit !== null && query.orders.length > 0;
    return {
      ...query,
      collection: 'c',
      start: cursorFor(query.orders, query.start, at),
      end: cursorFor(query.orders, query.end, at),
      last,
      offset: last ? 0 : query.offset,
    };
  });
