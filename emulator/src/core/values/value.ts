/**
 * Integers and timestamps are bigint, because a double cannot hold every int64, nor every microsecond of the
 * year 9999.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  /** Microseconds since the epoch. */
  | { readonly kind: 'timestamp'; readonly micros: bigint }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** Full document name: projects/{p}/databases/{d}/documents/… */
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  /** A vector is a map with `__type__: "__vector__"`. It has an order, limits and distances of its own. */
  | { readonly kind: 'map'; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;
export type MapValue = Extract<Value, { kind: 'map' }>;
export const MIN_INT64 = -(2n ** 63n);
export const MAX_INT64 = 2n ** 63n - 1n;

export function byKind<Subject extends { readonly kind: string }, Result>(
  cases: {
    readonly [Kind in Subject['kind']]: (subject: Extract<Subject, { kind: Kind }>) => Result;
  },
): (subject: Subject) => Result {
  return (subject) => (cases[subject.kind as Subject['kind']] as (subject: Subject) => Result)(subject);
}

const NANOS_PER_SECOND = 1_000_000_000n;

export function timestampText(nanos: bigint): string {
  const fraction = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  const date = new Date(Number((nanos - fraction) / 1_000_000n)).toISOString().slice(0, 19);
  const digits = String(fraction)
    .padStart(9, '0')
    .replace(/(000)+$/, '');
  return `${date}${digits === '' ? '' : `.${digits}`}Z`;
}
