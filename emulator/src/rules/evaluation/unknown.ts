import type { ComparisonOperator, ValueOperator } from './operators.ts';
import { bool, type Failure, type Outcome, type RulesValue, UNKNOWN, type UnknownValue } from './values.ts';

export type FieldTest = ComparisonOperator | '==' | '!=' | 'contains';

export interface QueryProof {
  /** The value that an equality filter requires of the field; null if no filter requires one. */
  pinned(field: readonly string[]): RulesValue | null;
  decide(field: readonly string[], test: FieldTest, constant: RulesValue): boolean | null;
}

/** The first test of a pair applies if the unknown value is on the left, the second if it is on the right. */
const TESTS: ReadonlyMap<ValueOperator, readonly [FieldTest | undefined, FieldTest]> = new Map([
  ['==', ['==', '==']],
  ['!=', ['!=', '!=']],
  ['<', ['<', '>']],
  ['<=', ['<=', '>=']],
  ['>', ['>', '<']],
  ['>=', ['>=', '<=']],
  ['in', [undefined, 'contains']],
]);

/**
 * A value computed from an unknown field is no longer that field, so filters prove nothing about the value.
 */
export function opaque(failure: Failure): Failure {
  return failure.kind === 'unknown' ? { ...failure, place: null } : failure;
}

export function memberOfUnknown(object: UnknownValue, name: string, proof: QueryProof | null): Outcome {
  if (object.place === null) return object;
  if (object.place.length === 0 && name !== 'data') return UNKNOWN;
  const place = [...object.place, name];
  const field = fieldOf(place);
  const pinned = field === null || proof === null ? null : proof.pinned(field);
  return pinned ?? { kind: 'unknown', place, property: field?.at(-1) ?? null };
}

export function compareUnknown(
  operator: ValueOperator,
  left: RulesValue | UnknownValue,
  right: RulesValue | UnknownValue,
  proof: QueryProof | null,
): Outcome {
  if (left.kind === 'unknown') {
    return right.kind === 'unknown' ? opaque(left) : decide(left, TESTS.get(operator)?.[0], right, proof);
  }
  return right.kind === 'unknown' ? decide(right, TESTS.get(operator)?.[1], left, proof) : UNKNOWN;
}

function decide(
  unknown: UnknownValue,
  test: FieldTest | undefined,
  constant: RulesValue,
  proof: QueryProof | null,
): Outcome {
  const field = unknown.place === null ? null : fieldOf(unknown.place);
  if (field === null || test === undefined || proof === null) return opaque(unknown);
  const verdict = proof.decide(field, test, constant);
  return verdict === null ? opaque(unknown) : bool(verdict);
}

/** The field path below `data`; null for `resource` and `resource.data` themselves. */
function fieldOf(place: readonly string[]): readonly string[] | null {
  return place.length > 1 ? place.slice(1) : null;
}
