import { compareNames, compareUtf8 } from './name-order.ts';
import { byKind, type Fields, type Value } from './value.ts';

export const VECTOR_TYPE = '__vector__';

/** Vectors travel as maps; this is the one place that tells them apart. */
function isVector(value: Value): boolean {
  if (value.kind !== 'map') return false;
  const type = value.fields.get('__type__');
  return type?.kind === 'string' && type.value === VECTOR_TYPE;
}

/** The components of a stored vector, or null for anything else. */
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

/** The groups of the value order (spec section 2.1); range filters stay within one group. */
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

/** The language compares bigint with number exactly, so 2^53+1 and 2^53 stay apart. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a[i];
    const y = b[i];
    if (x === undefined || y === undefined) break;
    const order = compareValues(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const x = a.get('value');
  const y = b.get('value');
  const left = x?.kind === 'array' ? x.values : [];
  const right = y?.kind === 'array' ? y.values : [];
  return left.length - right.length || compareLists(left, right);
}

function compareMaps(a: Fields, b: Fields): number {
  const left = [...a.keys()].sort(compareUtf8);
  const right = [...b.keys()].sort(compareUtf8);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const leftKey = left[i] ?? '';
    const rightKey = right[i] ?? '';
    const keyOrder = compareUtf8(leftKey, rightKey);
    if (keyOrder !== 0) return keyOrder;
    const x = a.get(leftKey);
    const y = b.get(rightKey);
    const order = x === undefined || y === undefined ? 0 : compareValues(x, y);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareWithinType(a: Value, b: Value): number {
  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return b.kind === 'boolean' ? Number(a.value) - Number(b.value) : 0;
    case 'integer':
    case 'double':
      return b.kind === 'integer' || b.kind === 'double' ? compareNumbers(a.value, b.value) : 0;
    case 'timestamp':
      return b.kind === 'timestamp' ? compareNumbers(a.micros, b.micros) : 0;
    case 'string':
      return b.kind === 'string' ? compareUtf8(a.value, b.value) : 0;
    case 'bytes':
      return b.kind === 'bytes' ? Buffer.compare(a.value, b.value) : 0;
    case 'reference':
      return b.kind === 'reference' ? compareNames(a.name, b.name) : 0;
    case 'geoPoint':
      if (b.kind !== 'geoPoint') return 0;
      return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
    case 'array':
      return b.kind === 'array' ? compareLists(a.values, b.values) : 0;
    case 'map':
      if (b.kind !== 'map') return 0;
      return isVector(a) ? compareVectors(a.fields, b.fields) : compareMaps(a.fields, b.fields);
  }
}

/** The total order of values. Zero exactly when `==`, `arrayUnion` and filters take them as equal. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  return typeRank(a) - typeRank(b) || compareWithinType(a, b);
}

export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function identicalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !valuesIdentical(value, other)) return false;
  }
  return true;
}

/** Stricter than equality: 1 and 1.0, or 0.0 and -0.0, are different to store. */
export function valuesIdentical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'map' && b.kind === 'map') return identicalFields(a.fields, b.fields);
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

export function fieldsIdentical(a: Fields, b: Fields): boolean {
  return a === b || identicalFields(a, b);
}

function numberKey(value: number): string {
  return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
}

/** A text that two values share exactly when they are equal: 1 and 1.0 do, 1 and '1' do not. */
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
    const entries = [...fields].sort(([a], [b]) => compareUtf8(a, b));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${valueKey(item)}`).join(',')}}`;
  },
});
