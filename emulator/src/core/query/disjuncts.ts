import type { Document, FieldPath, Filter } from '../model.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import { getDocumentValue, isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { compareValues, isNaNValue, typeRank, valuesEqual } from '../values/value-order.ts';

export type Disjunct = readonly Condition[];

const MAX_DISJUNCTIONS = 30;

export type Leaf = Exclude<Filter, { kind: 'composite' }> & {
  readonly op: Exclude<Operator, keyof typeof ONE_OF>;
};

type Operator = Exclude<Filter, { kind: 'composite' }>['op'];

const ONE_OF = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' } as const;

function listOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}

function alternatives(filter: Exclude<Filter, { kind: 'composite' }>): readonly Leaf[] {
  const { op } = filter;
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return [filter as Leaf];
  return listOf(filter.value).map((value) => ({ ...filter, op: ONE_OF[op], value }));
}

/** Counts the disjuncts before any is built, because a hostile filter may have millions. */
function countDisjuncts(filter: Filter): number {
  if (filter.kind !== 'composite') return alternatives(filter).length;
  const counts = filter.filters.map(countDisjuncts);
  return filter.op === 'OR'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

function expand(filter: Filter): Leaf[][] {
  if (filter.kind !== 'composite') return alternatives(filter).map((leaf) => [leaf]);
  const parts = filter.filters.map(expand);
  if (filter.op === 'OR') return parts.flat();
  let product: Leaf[][] = [[]];
  for (const part of parts) {
    const [only = []] = part;
    // A part with one alternative is appended in place. A filter may have thousands of such parts, and
    // copying the product for each of them would take too long.
    if (part.length === 1) for (const left of product) for (const leaf of only) left.push(leaf);
    else product = product.flatMap((left) => part.map((right) => [...left, ...right]));
  }
  return product;
}

/** Removes empty composite filters, even an empty OR. Returns null if no filter is left. */
function withoutEmpty(filter: Filter): Filter | null {
  if (filter.kind !== 'composite') return filter;
  const filters = filter.filters.map(withoutEmpty).filter((child) => child !== null);
  return filters.length === 0 ? null : { ...filter, filters };
}

export function normalForm(source: Filter | null): readonly (readonly Leaf[])[] {
  const filter = source === null ? null : withoutEmpty(source);
  if (filter === null) return [[]];
  const count = countDisjuncts(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  return expand(filter);
}

/**
 * EQUAL, ARRAY_CONTAINS and the range operators match nothing if their operand is null or NaN. For `== null`
 * and `== NaN`, SDKs send IS_NULL and IS_NAN.
 */
function isIncomparable(value: Value): boolean {
  return value.kind === 'null' || isNaNValue(value);
}

function conditionOf(leaf: Leaf): Condition {
  const { field } = leaf;
  const never: Condition = { field, op: 'NEVER' };
  if (leaf.op === 'OPERATOR_UNSPECIFIED') return never;
  if (leaf.kind === 'unary') return { field, op: leaf.op };
  const { op, value } = leaf;
  if (op === 'NOT_EQUAL') return value.kind === 'null' ? never : { field, op, value };
  if (op !== 'NOT_IN') return isIncomparable(value) ? never : { field, op, value };
  const values = listOf(value);
  return values.some((item) => item.kind === 'null') ? never : { field, op, values };
}

export function toDisjuncts(filter: Filter | null): readonly Disjunct[] {
  const alternatives = normalForm(filter);
  if (alternatives.some((leaves) => leaves.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1)) {
    throw new StatusError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query');
  }
  return alternatives.map((leaves) => leaves.map(conditionOf));
}

export function namedDocument(disjunct: Disjunct): string | null {
  for (const condition of disjunct) {
    if (condition.op === 'EQUAL' && isNamePath(condition.field) && condition.value.kind === 'reference') {
      return condition.value.name;
    }
  }
  return null;
}

export type Condition = { readonly field: FieldPath } & (
  | { readonly op: 'EQUAL' | 'NOT_EQUAL' | 'ARRAY_CONTAINS'; readonly value: Value }
  | {
      readonly op: 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';
      readonly value: Value;
    }
  | { readonly op: 'NOT_IN'; readonly values: readonly Value[] }
  | { readonly op: 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL' }
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

/** -1 means that `value` is before every match, 1 that it is after every match. 0 promises neither. */
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

export function matchesCondition(condition: Condition, document: Document): boolean {
  const value = getDocumentValue(document, condition.field);
  return value !== undefined && matchesValue(condition, value);
}
