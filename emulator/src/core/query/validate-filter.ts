import { describeFieldPath, isNamePath } from '../field-path.ts';
import type { FieldPath, Filter } from '../model.ts';
import { StatusError } from '../status-error.ts';
import type { Value } from '../value.ts';
import { checkOperandDepth } from '../value-limits.ts';

const EXCLUSIVE = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
/** Ours, so that no filter can exhaust the stack; a normal form of 30 disjuncts needs far less. */
const MAX_NESTING = 100;
const LIST_LIMITS = new Map([
  ['IN', 30],
  ['ARRAY_CONTAINS_ANY', 30],
  ['NOT_IN', 10],
]);

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

export function checkQueryField(field: FieldPath): void {
  if (field.length === 1 && field[0] === '__key__') throw invalid('the name __key__ is reserved');
  if (field.length === 0 || field.includes('')) throw invalid('Invalid empty property path string.');
}

function checkList(op: string, limit: number, value: Value): void {
  if (value.kind !== 'array') throw invalid(`'${op}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (value.values.length > limit) throw invalid(`'${op}' supports up to ${limit} comparison values.`);
}

function checkNameOperand(op: string, value: Value): void {
  const operands = LIST_LIMITS.has(op) && value.kind === 'array' ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) {
    throw invalid('__key__ filter value must be a Key');
  }
}

function checkLeaf(filter: Exclude<Filter, { kind: 'composite' }>, kindless: boolean): void {
  checkQueryField(filter.field);
  if (filter.op === 'OPERATOR_UNSPECIFIED') {
    throw invalid(`Unknown ${filter.kind === 'unary' ? 'Unary' : 'Field'}Filter operator.`);
  }
  const isName = isNamePath(filter.field);
  if (kindless && !isName) throw invalid(`kind is required for filter: ${describeFieldPath(filter.field)}`);
  if (filter.kind === 'unary') return;
  checkOperandDepth(describeFieldPath(filter.field), filter.value);
  const limit = LIST_LIMITS.get(filter.op);
  if (limit !== undefined) checkList(filter.op, limit, filter.value);
  if (isName) checkNameOperand(filter.op, filter.value);
}

/** Every leaf of a filter with its operator, and the operators of its composites. */
export function leavesOf(filter: Filter): readonly Exclude<Filter, { kind: 'composite' }>[] {
  return filter.kind === 'composite' ? filter.filters.flatMap(leavesOf) : [filter];
}

function hasOr(filter: Filter): boolean {
  return filter.kind === 'composite' && (filter.op === 'OR' || filter.filters.some(hasOr));
}

function checkComposites(filter: Filter, depth = 0): void {
  if (filter.kind !== 'composite') return;
  if (depth >= MAX_NESTING) throw invalid(`A filter can be nested at most ${MAX_NESTING} levels deep.`);
  if (filter.op === 'OPERATOR_UNSPECIFIED') throw invalid('Unsupported CompositeFilter operator.');
  for (const child of filter.filters) checkComposites(child, depth + 1);
}

export function validateFilter(filter: Filter, kindless: boolean): void {
  checkComposites(filter);
  const leaves = leavesOf(filter);
  for (const leaf of leaves) checkLeaf(leaf, kindless);
  const operators = leaves.map((leaf) => leaf.op);
  if (operators.filter((op) => EXCLUSIVE.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const clashes = operators.includes('IN') || operators.includes('ARRAY_CONTAINS_ANY') || hasOr(filter);
  if (operators.includes('NOT_IN') && clashes) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
}
