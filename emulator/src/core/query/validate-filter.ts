import type { FieldPath, Filter } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import { compareFieldPaths, describeFieldPath, formatFieldPath, isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { checkOperandDepth } from '../values/value-limits.ts';
import { isInequality } from './disjuncts.ts';

const EXCLUSIVE = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
/**
 * A limit of our own, so that no filter exhausts the stack. A filter of 30 disjuncts needs far less nesting.
 */
const MAX_NESTING = 100;
const LIST_LIMITS = new Map([
  ['IN', 30],
  ['ARRAY_CONTAINS_ANY', 30],
  ['NOT_IN', 10],
]);
const MAX_INEQUALITY_FIELDS = 10;
const NO_KEY = '__key__ filter value must be a Key';

type Leaf = Exclude<Filter, { kind: 'composite' }>;

export function checkQueryField(field: FieldPath): void {
  if (field.length === 1 && field[0] === '__key__') throw invalidArgument('the name __key__ is reserved');
  if (field.length === 0 || field.includes('')) throw invalidArgument('Invalid empty property path string.');
}

function checkList(op: string, limit: number, value: Value): void {
  if (value.kind !== 'array') throw invalidArgument(`'${op}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
  if (value.values.length > limit)
    throw invalidArgument(`'${op}' supports up to ${limit} comparison values.`);
}

function checkNameOperand(op: string, value: Value): void {
  if (op.startsWith('ARRAY_CONTAINS')) throw invalidArgument('the name __key__ is reserved');
  const operands = LIST_LIMITS.has(op) && value.kind === 'array' ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) throw invalidArgument(NO_KEY);
}

function checkLeaf(filter: Leaf, kindless: boolean): void {
  checkQueryField(filter.field);
  if (filter.op === 'OPERATOR_UNSPECIFIED') {
    throw invalidArgument(`Unknown ${filter.kind === 'unary' ? 'Unary' : 'Field'}Filter operator.`);
  }
  const isName = isNamePath(filter.field);
  if (kindless && !isName)
    throw invalidArgument(`kind is required for filter: ${describeFieldPath(filter.field)}`);
  if (filter.kind === 'unary') {
    if (isName) throw invalidArgument(NO_KEY);
    return;
  }
  checkOperandDepth(describeFieldPath(filter.field), filter.value);
  const limit = LIST_LIMITS.get(filter.op);
  if (limit !== undefined) checkList(filter.op, limit, filter.value);
  if (isName) checkNameOperand(filter.op, filter.value);
}

function leavesOf(filter: Filter): readonly Leaf[] {
  return filter.kind === 'composite' ? filter.filters.flatMap(leavesOf) : [filter];
}

export function inequalityFields(filter: Filter | null): readonly FieldPath[] {
  if (filter === null) return [];
  const fields = new Map<string, FieldPath>();
  for (const { op, field } of leavesOf(filter))
    if (isInequality(op)) fields.set(formatFieldPath(field), field);
  return [...fields.values()].sort(compareFieldPaths);
}

function checkInequalities(filter: Filter, leaves: readonly Leaf[]): void {
  const fields = inequalityFields(filter);
  const equalsName = leaves.some(({ op, field }) => isNamePath(field) && (op === 'EQUAL' || op === 'IN'));
  if (equalsName && fields.length > 0 && !fields.some(isNamePath)) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (fields.length > MAX_INEQUALITY_FIELDS) {
    const names = fields.map(describeFieldPath).join(', ');
    throw invalidArgument(
      `The query contains ${fields.length} distinct inequality fields: [${names}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
}

function hasOr(filter: Filter): boolean {
  return filter.kind === 'composite' && (filter.op === 'OR' || filter.filters.some(hasOr));
}

function checkComposites(filter: Filter, depth = 0): void {
  if (filter.kind !== 'composite') return;
  if (depth >= MAX_NESTING)
    throw invalidArgument(`A filter can be nested at most ${MAX_NESTING} levels deep.`);
  if (filter.op === 'OPERATOR_UNSPECIFIED') throw invalidArgument('Unsupported CompositeFilter operator.');
  for (const child of filter.filters) checkComposites(child, depth + 1);
}

export function validateFilter(filter: Filter, kindless: boolean): void {
  checkComposites(filter);
  const leaves = leavesOf(filter);
  for (const leaf of leaves) checkLeaf(leaf, kindless);
  const operators = leaves.map((leaf) => leaf.op);
  if (operators.filter((op) => EXCLUSIVE.has(op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const clashes = operators.includes('IN') || operators.includes('ARRAY_CONTAINS_ANY') || hasOr(filter);
  if (operators.includes('NOT_IN') && clashes) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  checkInequalities(filter, leaves);
}
