import { compareNames, compareUtf8 } from './name-order.ts';
import { byKind, type Fields, type Value } from './value.ts';

export const VECTOR_TYPE = '__vector__';

function isVector(value: Value): boolean {
  if (value.kind !== 'map') return false;
  const type = value.fields.get('__type__');
  return type?.kind === 'string' && type.value === VECTOR_TYPE;
}

export function vectorComponents(value: Value): readonly number[] | null {
  if (value.kind !== 'map' || !isVector(value)) return null;
  const list = value.fields.get('value');
  if (list?.kind !== 'array') return null;
  const components: number[] = [];
  for (const item of list.values) {
    if (item.kind !== 'double') return null;
    components.push(item.value);
  }
  return components;
}

/** The type groups of Firestore's documented value order. */
const TypeRank = {
  null: 0,
  boolean: 1,
  nan: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const;

export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}

export function typeRank(value: Value): number {
  switch (value.kind) {
    case 'integer':
      return TypeRank.number;
    case 'double':
      return Number.isNaN(value.value) ? TypeRank.nan : TypeRank.number;
    case 'map':
      return isVector(value) ? TypeRank.vector : TypeRank.map;
    default:
      return TypeRank[value.kind];
  }
}

/**
 * JavaScript compares a bigint with a number exactly, so the integer 2^53+1 and the double 2^53 stay
 * different.
 */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

export function compareEach<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): number {
  for (const [i, item] of a.entries()) {
    const other = b[i];
    if (other === undefined) break;
    const order = compare(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const [left = [], right = []] = [a, b].map((fields) => {
    const list = fields.get('value');
    return list?.kind === 'array' ? list.values : [];
  });
  return left.length - right.length || compareEach(left, right, compareValues);
}

type Entry = readonly [string, Value];

function compareEntries([a, x]: Entry, [b, y]: Entry): number {
  return compareUtf8(a, b) || compareValues(x, y);
}

function sortedEntries(fields: Fields): readonly Entry[] {
  return [...fields].sort(([a], [b]) => compareUtf8(a, b));
}

type Kind = Value['kind'];

const WITHIN_KIND: {
  readonly [K in Kind]: (a: Extract<Value, { kind: K }>, b: Extract<Value, { kind: K }>) => number;
} = {
  null: () => 0,
  boolean: (a, b) => Number(a.value) - Number(b.value),
  integer: (a, b) => compareNumbers(a.value, b.value),
  double: (a, b) => compareNumbers(a.value, b.value),
  timestamp: (a, b) => compareNumbers(a.micros, b.micros),
  string: (a, b) => compareUtf8(a.value, b.value),
  bytes: (a, b) => Buffer.compare(a.value, b.value),
  reference: (a, b) => compareNames(a.name, b.name),
  geoPoint: (a, b) => compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude),
  array: (a, b) => compareEach(a.values, b.values, compareValues),
  map: (a, b) =>
    isVector(a)
      ? compareVectors(a.fields, b.fields)
      : compareEach(sortedEntries(a.fields), sortedEntries(b.fields), compareEntries),
};

export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  // The cast is safe, because values of one rank have the same kind or are two numbers.
  return typeRank(a) - typeRank(b) || (WITHIN_KIND[a.kind] as (a: Value, b: Value) => number)(a, b);
}

export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

export function fieldsIdentical(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !valuesIdentical(value, other)) return false;
  }
  return true;
}

/** Stricter than `valuesEqual`: 1 and 1.0, or 0.0 and -0.0, are stored as different values. */
export function valuesIdentical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'map' && b.kind === 'map') return fieldsIdentical(a.fields, b.fields);
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length &&
      a.values.every((value, i) => {
        const other = b.values[i];
        return other !== undefined && valuesIdentical(value, other);
      })
    );
  }
  if (a.kind === 'geoPoint' && b.kind === 'geoPoint') {
    return Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  return compareValues(a, b) === 0;
}

function numberKey(value: number): string {
  return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
}

/** Two stored values have the same key exactly if `valuesEqual` holds: 1 and 1.0 share a key. */
export const valueKey: (subject: Value) => string = byKind({
  null: () => 'null',
  boolean: ({ value }) => String(value),
  integer: ({ value }) => `n${value}`,
  double: ({ value }) => numberKey(value),
  timestamp: ({ micros }) => `t${micros}`,
  string: ({ value }) => `s${JSON.stringify(value)}`,
  bytes: ({ value }) => `b${Buffer.from(value).toString('base64')}`,
  reference: ({ name }) => `r${JSON.stringify(name)}`,
  geoPoint: ({ latitude, longitude }) => `g${numberKey(latitude)},${numberKey(longitude)}`,
  array: ({ values }) => `[${values.map(valueKey).join(',')}]`,
  map: ({ fields }) => {
    const entries = sortedEntries(fields).map(([key, item]) => `${JSON.stringify(key)}:${valueKey(item)}`);
    return `{${entries.join(',')}}`;
  },
});
