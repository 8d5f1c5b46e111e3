/**
 * Field values as the core sees them. Integers and instants are bigint because int64 and
 * year-9999 microseconds do not fit a double.
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
  /** Vectors are maps with `__type__: "__vector__"`; the value order tells them apart. */
  | { readonly kind: 'map'; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;
export type MapValue = Extract<Value, { kind: 'map' }>;

/** A function that has a case for each kind. */
export function byKind<Subject extends { readonly kind: string }, Result>(
  cases: {
    readonly [Kind in Subject['kind']]: (subject: Extract<Subject, { kind: Kind }>) => Result;
  },
): (subject: Subject) => Result {
  return (subject) => (cases[subject.kind as Subject['kind']] as (subject: Subject) => Result)(subject);
}
