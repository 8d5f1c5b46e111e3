import type { Document, FieldPath } from '../model.ts';
import { getDocumentValue } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { compareValues, isNaNValue, typeRank, valuesEqual } from '../values/value-order.ts';

/** One condition on one field, with operands already checked and normalised. */
export type Condition = { readonly field: FieldPath } & (
  | { readonly op: 'EQUAL' | 'NOT_EQUAL' | 'ARRAY_CONTAINS'; readonly value: Value }
  | {
      readonly op: 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';
      readonly value: Value;
    }
  | { readonly op: 'NOT_IN'; readonly values: readonly Value[] }
  | { readonly op: 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL' }
  /** A comparison with null or NaN never matches. */
  | { readonly op: 'NEVER' }
);

/** True for the operators that add an implicit order on their field. */
export function isInequality(op: string): boolean {
  return (
    op.startsWith('LESS_THAN') ||
    op.startsWith('GREATER_THAN') ||
    op === 'NOT_EQUAL' ||
    op === 'NOT_IN' ||
    op === 'IS_NOT_NAN' ||
    op === 'IS_NOT_NULL'
  );
}

/**
 * The position of a value relative to the one range of values that a condition can match: -1 before it, 1
 * after it, 0 inside it (or the condition has no such range).
 */
export function positionInRange(condition: Condition, value: Value): -1 | 0 | 1 {
  switch (condition.op) {
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL': {
      const group = typeRank(value) - typeRank(condition.value);
      if (group !== 0) return group < 0 ? -1 : 1;
      const order = compareValues(value, condition.value);
      if (condition.op === 'LESS_THAN') return order < 0 ? 0 : 1;
      if (condition.op === 'LESS_THAN_OR_EQUAL') return order <= 0 ? 0 : 1;
      if (condition.op === 'GREATER_THAN') return order > 0 ? 0 : -1;
      return order >= 0 ? 0 : -1;
    }
    case 'EQUAL': {
      const order = compareValues(value, condition.value);
      return order < 0 ? -1 : order > 0 ? 1 : 0;
    }
    case 'NOT_EQUAL':
    case 'NOT_IN':
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      return value.kind === 'null' ? -1 : 0;
    default:
      return 0;
  }
}

function matchesValue(condition: Condition, value: Value): boolean {
  switch (condition.op) {
    case 'EQUAL':
      return valuesEqual(value, condition.value);
    case 'NOT_EQUAL':
      return value.kind !== 'null' && !valuesEqual(value, condition.value);
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return positionInRange(condition, value) === 0;
    case 'ARRAY_CONTAINS':
      return value.kind === 'array' && value.values.some((item) => valuesEqual(item, condition.value));
    case 'NOT_IN':
      return value.kind !== 'null' && !condition.values.some((item) => valuesEqual(item, value));
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NULL':
      return value.kind === 'null';
    case 'IS_NOT_NAN':
      return value.kind !== 'null' && !isNaNValue(value);
    case 'IS_NOT_NULL':
      return value.kind !== 'null';
    case 'NEVER':
      return false;
  }
}

/** A missing field never matches, whatever the operator. */
export function matchesCondition(condition: Condition, document: Document): boolean {
  const value = getDocumentValue(document, condition.field);
  return value !== undefined && matchesValue(condition, value);
}
