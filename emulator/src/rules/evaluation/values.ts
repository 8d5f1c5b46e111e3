import { MAX_INT64, MIN_INT64 } from '../../core/values/value.ts';
import type { SourcePosition } from '../syntax/lexer.ts';

export type PathSegment = string | { readonly placeholder: string };

export type RulesValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  /** Signed 64-bit. */
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'list'; readonly items: readonly RulesValue[] }
  /** Items are unique, in the order of first appearance. */
  | { readonly kind: 'set'; readonly items: readonly RulesValue[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, RulesValue> }
  | { readonly kind: 'map_diff'; readonly keys: MapDiffKeys }
  | { readonly kind: 'path'; readonly segments: readonly PathSegment[] }
  /** Nanoseconds since the epoch. */
  | { readonly kind: 'timestamp'; readonly nanos: bigint }
  | { readonly kind: 'duration'; readonly nanos: bigint }
  | { readonly kind: 'latlng'; readonly latitude: number; readonly longitude: number };

interface MapDiffKeys {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

export type Kind = RulesValue['kind'];
export type ValueOf<K extends Kind> = Extract<RulesValue, { kind: K }>;

export interface ErrorValue {
  readonly kind: 'error';
  readonly message: string;
  readonly position: SourcePosition | null;
}

/**
 * A value that a query leaves open. `place` is its path from `resource`, such as `['data', 'owner']`, or null
 * for a value that no filter can describe.
 */
export interface UnknownValue {
  readonly kind: 'unknown';
  readonly place: readonly string[] | null;
  readonly property: string | null;
}

export type Failure = ErrorValue | UnknownValue;
export type Outcome = RulesValue | Failure;
export const NULL: RulesValue = { kind: 'null' };

const TRUE: RulesValue = { kind: 'bool', value: true };

export const FALSE: RulesValue = { kind: 'bool', value: false };
export const UNKNOWN: UnknownValue = { kind: 'unknown', place: null, property: null };

export function fail(message: string): ErrorValue {
  return { kind: 'error', message, position: null };
}

export function isFailure(outcome: Outcome): outcome is Failure {
  return outcome.kind === 'error' || outcome.kind === 'unknown';
}

export function bool(value: boolean): RulesValue {
  return value ? TRUE : FALSE;
}

export function int(value: bigint | number): RulesValue | ErrorValue {
  const exact = BigInt(value);
  if (exact < MIN_INT64 || exact > MAX_INT64) return fail('Integer overflow error.');
  return { kind: 'int', value: exact };
}

export function float(value: number): RulesValue {
  return { kind: 'float', value };
}

export function string(value: string): ValueOf<'string'> {
  return { kind: 'string', value };
}

export function bytes(value: Uint8Array): RulesValue {
  return { kind: 'bytes', value };
}

export function list(items: readonly RulesValue[]): RulesValue {
  return { kind: 'list', items };
}

export function map(entries: Iterable<readonly [string, RulesValue]>): RulesValue {
  return { kind: 'map', entries: new Map(entries) };
}

export function path(segments: readonly PathSegment[]): RulesValue {
  return { kind: 'path', segments };
}

/** Years 1 to 9999. */
const MIN_TIMESTAMP = -62_135_596_800_000_000_000n;
const MAX_TIMESTAMP = 253_402_300_799_999_999_999n;
/** About 10,000 years, as in google.protobuf.Duration. */
const MAX_DURATION = 315_576_000_000_000_000_000n;

export function timestamp(nanos: bigint): RulesValue | ErrorValue {
  if (nanos < MIN_TIMESTAMP || nanos > MAX_TIMESTAMP) return fail('Timestamp out of range.');
  return { kind: 'timestamp', nanos };
}

export function duration(nanos: bigint): RulesValue | ErrorValue {
  if (nanos < -MAX_DURATION || nanos > MAX_DURATION) return fail('Duration out of range.');
  return { kind: 'duration', nanos };
}

/** The limit for the weight of a single value that an expression builds; see `weightOf`. */
const MAX_WEIGHT = 4_000_000;
/** Limits the work for one `Operation`, so that no rule blocks the emulator for long. */
const MAX_WORK = 20_000_000;

export const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';

const weights = new WeakMap<RulesValue, number>();

/** A part that a value contains twice counts twice, because a comparison visits it twice. */
export function weightOf(value: RulesValue): number {
  if (value.kind === 'string') return 1 + value.value.length;
  if (value.kind === 'bytes') return 1 + value.value.length;
  if (value.kind === 'path') return 1 + value.segments.length;
  if (value.kind !== 'list' && value.kind !== 'set' && value.kind !== 'map') return 1;
  const known = weights.get(value);
  if (known !== undefined) return known;
  let weight = 1;
  if (value.kind === 'map') {
    for (const [name, entry] of value.entries) weight += name.length + weightOf(entry);
  } else {
    for (const item of value.items) weight += weightOf(item);
  }
  weights.set(value, weight);
  return weight;
}

export function isTooHeavy(value: RulesValue): boolean {
  return weightOf(value) > MAX_WEIGHT;
}

export class WorkBudget {
  private remaining = MAX_WORK;

  spend(units: number): boolean {
    this.remaining -= units;
    return this.remaining >= 0;
  }
}
