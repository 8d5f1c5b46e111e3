import { byKind } from '../../core/values/value.ts';
import { type ErrorValue, fail, type PathSegment, type RulesValue, type ValueOf } from './values.ts';

/** The operator `==`: `1 == 1.0` is true, but `{'a': 1} == {'a': 1.0}` is false. NaN equals nothing. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left.value, right.value) === 0;
  switch (left.kind) {
    case 'list':
      return (
        right.kind === 'list' &&
        left.items.length === right.items.length &&
        left.items.every((item, index) => {
          const other = right.items[index];
          return other !== undefined && equals(item, other);
        })
      );
    case 'set':
      return (
        right.kind === 'set' && left.items.length === right.items.length && hasAll(right.items, left.items)
      );
    case 'map':
      return right.kind === 'map' && mapsEqual(left.entries, right.entries);
    default:
      return left.kind === right.kind && keyOf(left) === keyOf(right);
  }
}

function mapsEqual(left: ReadonlyMap<string, RulesValue>, right: ReadonlyMap<string, RulesValue>): boolean {
  if (left.size !== right.size) return false;
  for (const [name, value] of left) {
    const other = right.get(name);
    if (other?.kind !== value.kind || !equals(value, other)) return false;
  }
  return true;
}

/**
 * Equal values have equal keys, so that membership needs no quadratic search. The key is null for a value
 * that contains NaN, because such a value does not even equal itself.
 */
const keyOf: (subject: RulesValue) => string | null = byKind({
  null: () => 'null',
  bool: ({ value }) => `bool ${value}`,
  int: ({ value }) => `number ${value}`,
  float: ({ value }) => {
    if (Number.isNaN(value)) return null;
    return `number ${Number.isInteger(value) ? BigInt(value) : value}`;
  },
  string: ({ value }) => `string ${JSON.stringify(value)}`,
  bytes: ({ value }) => `bytes ${Buffer.from(value).toString('hex')}`,
  timestamp: ({ nanos }) => `timestamp ${nanos}`,
  duration: ({ nanos }) => `duration ${nanos}`,
  latlng: ({ latitude, longitude }) => `latlng ${latitude} ${longitude}`,
  path: ({ segments }) => `path ${JSON.stringify(segments)}`,
  list: ({ items }) => joinKeys('list', items.map(keyOf)),
  set: ({ items }) => joinKeys('set', items.map(keyOf).toSorted(byText)),
  map: ({ entries }) => {
    const sorted = [...entries].toSorted(([left], [right]) => byText(left, right));
    return joinKeys(
      'map',
      sorted.flatMap(([name, entry]) => [JSON.stringify(name), entry.kind, keyOf(entry)]),
    );
  },
  map_diff: ({ keys: { added, removed, changed, unchanged } }) =>
    `map_diff ${JSON.stringify([added, removed, changed, unchanged].map((keys) => keys.toSorted(byText)))}`,
});

function byText(left: string | null, right: string | null): number {
  return (left ?? '') < (right ?? '') ? -1 : 1;
}

function joinKeys(kind: string, keys: readonly (string | null)[]): string | null {
  return keys.includes(null) ? null : `${kind} [${keys.join(',')}]`;
}

export function includes(items: readonly RulesValue[], wanted: RulesValue): boolean {
  return items.some((item) => equals(item, wanted));
}

export function keySet(items: readonly RulesValue[]): ReadonlySet<string | null> {
  return new Set(items.map(keyOf));
}

export function isIn(keys: ReadonlySet<string | null>, value: RulesValue): boolean {
  const key = keyOf(value);
  return key !== null && keys.has(key);
}

export function hasAll(items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean {
  const keys = keySet(items);
  return wanted.every((item) => isIn(keys, item));
}

export function setOf(items: readonly RulesValue[]): RulesValue {
  const seen = new Set<string>();
  const kept = items.filter((item) => {
    const key = keyOf(item);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { kind: 'set', items: kept };
}

export function isNumber(value: RulesValue): value is ValueOf<'int' | 'float'> {
  return value.kind === 'int' || value.kind === 'float';
}

function compareNumbers(left: bigint | number, right: bigint | number): number | null {
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? null : 0;
}

export function compare(left: RulesValue, right: RulesValue): number | null | ErrorValue {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left.value, right.value);
  if (left.kind === 'string' && right.kind === 'string') return compareStrings(left.value, right.value);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return compareNumbers(left.nanos, right.nanos);
  if (left.kind === 'duration' && right.kind === 'duration') return compareNumbers(left.nanos, right.nanos);
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.value, right.value);
  return fail(
    `Unsupported operation error. Received: ${left.kind} < ${right.kind}. Expected: number < number, string < string, timestamp < timestamp, duration < duration.`,
  );
}

function compareStrings(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

export function segmentText(segment: PathSegment): string {
  return typeof segment === 'string' ? segment : `{${segment.placeholder}}`;
}

export function pathText(segments: readonly PathSegment[]): string {
  return `/${segments.map(segmentText).join('/')}`;
}
