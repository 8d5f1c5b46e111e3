/** This file shares no code with the emulator, because the same mistake in both would not be noticed. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

export type Kind =
  | 'null'
  | 'boolean'
  | 'NaN'
  | 'number'
  | 'timestamp'
  | 'string'
  | 'bytes'
  | 'reference'
  | 'geoPoint'
  | 'array'
  | 'vector'
  | 'map';

/** Kinds from the least to the greatest: firebase.google.com/docs/firestore/manage-data/data-types. */
const KINDS: readonly Kind[] = [
  'null',
  'boolean',
  'NaN',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'vector',
  'map',
];

export interface Wire {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number | 'NaN' | 'Infinity' | '-Infinity';
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude: number; longitude: number };
  arrayValue?: { values?: WireValue[] };
  mapValue?: { fields?: WireFields };
}

export const itemsOf = (value: WireValue): WireValue[] => (value as Wire).arrayValue?.values ?? [];
export const fieldsOf = (value: WireValue): WireFields => (value as Wire).mapValue?.fields ?? {};

export function kindOf(value: WireValue): Kind {
  const [key = ''] = Object.keys(value);
  if (key === 'integerValue') return 'number';
  if (key === 'doubleValue') return (value as Wire).doubleValue === 'NaN' ? 'NaN' : 'number';
  if (key === 'mapValue') {
    const isVector = (fieldsOf(value)['__type__'] as Wire | undefined)?.stringValue === '__vector__';
    return isVector ? 'vector' : 'map';
  }
  return key.replace('Value', '') as Kind;
}

/** Returns a bigint for an integer and a number for a double. JavaScript compares the two exactly. */
export const numberOf = (value: WireValue): number | bigint => {
  const { integerValue, doubleValue } = value as Wire;
  return integerValue === undefined ? Number(doubleValue) : BigInt(integerValue);
};

type Sortable = number | bigint | string;
const sign = (a: Sortable, b: Sortable) => (a < b ? -1 : Number(a > b));

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = sign(a[i] ?? 0, b[i] ?? 0);
    if (order !== 0) return order;
  }
  return sign(a.length, b.length);
}

const compareText = (a: string, b: string) =>
  compareBytes(new TextEncoder().encode(a), new TextEncoder().encode(b));

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i] as T, b[i] as T);
    if (order !== 0) return order;
  }
  return sign(a.length, b.length);
}

/** Ids such as `__id7__` are numeric, and numeric ids come before all other ids. */
function compareSegments(a: string, b: string): number {
  const [x, y] = [a, b].map((segment) => /^__id(-?\d+)__$/.exec(segment)?.[1]);
  if (x !== undefined && y !== undefined) return sign(Number(x), Number(y));
  if (x !== undefined || y !== undefined) return x === undefined ? 1 : -1;
  return compareText(a, b);
}

export const comparePaths = (a: string, b: string) =>
  compareLists(a.split('/'), b.split('/'), compareSegments);

/** Removes the `Z`, because `Z` sorts after the `.` of a fraction. */
const secondsOf = ({ timestampValue = '' }: Wire) => timestampValue.replace('Z', '');

const vectorOf = (value: WireValue) => itemsOf(fieldsOf(value)['value'] ?? {}).map(numberOf);

function compareAlike(kind: Kind, a: WireValue, b: WireValue): number {
  const [x, y] = [a as Wire, b as Wire];
  switch (kind) {
    case 'null':
    case 'NaN':
      return 0;
    case 'boolean':
      return sign(Number(x.booleanValue), Number(y.booleanValue));
    case 'number':
      return sign(numberOf(a), numberOf(b));
    case 'timestamp':
      return sign(secondsOf(x), secondsOf(y));
    case 'string':
      return compareText(x.stringValue ?? '', y.stringValue ?? '');
    case 'bytes':
      return compareBytes(
        Buffer.from(x.bytesValue ?? '', 'base64'),
        Buffer.from(y.bytesValue ?? '', 'base64'),
      );
    case 'reference':
      return comparePaths(x.referenceValue ?? '', y.referenceValue ?? '');
    case 'geoPoint':
      return (
        sign(x.geoPointValue?.latitude ?? 0, y.geoPointValue?.latitude ?? 0) ||
        sign(x.geoPointValue?.longitude ?? 0, y.geoPointValue?.longitude ?? 0)
      );
    case 'array':
      return compareLists(itemsOf(a), itemsOf(b), compareWire);
    case 'vector':
      return sign(vectorOf(a).length, vectorOf(b).length) || compareLists(vectorOf(a), vectorOf(b), sign);
    case 'map': {
      const entries = (value: WireValue) =>
        Object.entries(fieldsOf(value)).sort(([left], [right]) => compareText(left, right));
      return compareLists(
        entries(a),
        entries(b),
        ([left, first], [right, second]) => compareText(left, right) || compareWire(first, second),
      );
    }
  }
}

export function compareWire(a: WireValue, b: WireValue): number {
  const [left, right] = [kindOf(a), kindOf(b)];
  return left === right ? compareAlike(left, a, b) : sign(KINDS.indexOf(left), KINDS.indexOf(right));
}
