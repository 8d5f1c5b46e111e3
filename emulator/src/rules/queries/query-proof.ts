import type { FieldPath, Filter } from '../../core/model.ts';
import type { Value } from '../../core/values/value.ts';
import { fromValue } from '../evaluation/conversion.ts';
import { compare, equals, includes } from '../evaluation/equality.ts';
import type { ComparisonOperator } from '../evaluation/operators.ts';
import type { FieldTest, QueryProof } from '../evaluation/unknown.ts';
import { type Kind, NULL, type RulesValue } from '../evaluation/values.ts';

export type Predicate = { readonly field: FieldPath } & (
  | { readonly op: ComparisonOperator | '==' | '!=' | 'contains'; readonly value: RulesValue }
  | { readonly op: 'notIn'; readonly values: readonly RulesValue[] }
);

/** All of these hold for whatever the branch returns. */
type Branch = readonly Predicate[];
/** The bound the server itself puts on disjunctions. */
const MAX_BRANCHES = 30;
const MAX_DEPTH = 100;
const OPEN: readonly Branch[] = [[]];

/** The filter in disjunctive form; null when that takes too many branches. */
export function branchesOf(filter: Filter | null): readonly Branch[] | null {
  return filter === null ? OPEN : disjunction(filter, 0);
}

function disjunction(filter: Filter, depth: number): readonly Branch[] | null {
  if (depth > MAX_DEPTH) return null;
  if (filter.kind === 'field') return fieldBranches(filter);
  if (filter.kind === 'unary') return [unaryBranch(filter)];
  // An OR without operands has no branches, and "all branches are allowed" would hold for it.
  if (filter.filters.length === 0 || filter.op === 'OPERATOR_UNSPECIFIED') return OPEN;
  let branches: readonly Branch[] = filter.op === 'OR' ? [] : OPEN;
  for (const operand of filter.filters) {
    const own = disjunction(operand, depth + 1);
    if (own === null) return null;
    branches =
      filter.op === 'OR'
        ? [...branches, ...own]
        : branches.flatMap((left) => own.map((right) => [...left, ...right]));
    if (branches.length > MAX_BRANCHES) return null;
  }
  return branches;
}

const TESTS = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
} as const;

function fieldBranches(filter: Extract<Filter, { kind: 'field' }>): readonly Branch[] {
  const { field, op, value } = filter;
  // A filter on the name is not recorded, so it proves nothing.
  if (field[0] === '__name__') return OPEN;
  switch (op) {
    case 'IN':
      return alternatives(value, (item) => ({ field, op: '==', value: item }));
    case 'ARRAY_CONTAINS_ANY':
      return alternatives(value, (item) => ({ field, op: 'contains', value: item }));
    case 'NOT_IN':
      return value.kind === 'array' ? [[{ field, op: 'notIn', values: value.values.map(fromValue) }]] : OPEN;
    case 'OPERATOR_UNSPECIFIED':
      return OPEN;
    default:
      return [[{ field, op: TESTS[op], value: fromValue(value) }]];
  }
}

function alternatives(value: Value, predicate: (item: RulesValue) => Predicate): readonly Branch[] {
  if (value.kind !== 'array' || value.values.length === 0) return OPEN;
  return value.values.map((item) => [predicate(fromValue(item))]);
}

function unaryBranch(filter: Extract<Filter, { kind: 'unary' }>): Branch {
  const { field, op } = filter;
  if (field[0] === '__name__') return [];
  if (op === 'IS_NULL') return [{ field, op: '==', value: NULL }];
  if (op === 'IS_NOT_NULL') return [{ field, op: '!=', value: NULL }];
  if (op === 'IS_NAN') return [{ field, op: '==', value: { kind: 'float', value: Number.NaN } }];
  return [];
}

const COMPLEMENT: ReadonlyMap<FieldTest, FieldTest> = new Map([
  ['==', '!='],
  ['!=', '=='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
]);

/** Kinds that the store and the rules put in the same order. */
const ORDERED: readonly Kind[] = ['int', 'float', 'string', 'bytes', 'timestamp'];

/** Each test is decided by one filter alone: `>= x` together with `<= x` proves no equality. */
export function proofOf(branch: Branch): QueryProof {
  return {
    pinned: (field) => {
      const pin = branch.find((predicate) => predicate.op === '==' && sameField(predicate.field, field));
      return pin?.op === '==' ? pin.value : null;
    },
    decide: (field, test, constant) => {
      const predicates = branch.filter((predicate) => sameField(predicate.field, field));
      if (predicates.some((predicate) => proves(predicate, test, constant))) return true;
      const complement = COMPLEMENT.get(test);
      if (complement === undefined) return null;
      return predicates.some((predicate) => proves(predicate, complement, constant)) ? false : null;
    },
  };
}

function sameField(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

function proves(predicate: Predicate, test: FieldTest, constant: RulesValue): boolean {
  switch (predicate.op) {
    case 'contains':
      return test === 'contains' && equals(predicate.value, constant);
    case '!=':
      return test === '!=' && equals(predicate.value, constant);
    case 'notIn':
      return test === '!=' && includes(predicate.values, constant);
    case '==':
      // A pinned field is no longer unknown.
      return false;
    case '>':
    case '>=':
      return rangeProves(predicate.value, constant, test, predicate.op === '>', ['>', '>='], 1);
    case '<':
    case '<=':
      return rangeProves(predicate.value, constant, test, predicate.op === '<', ['<', '<='], -1);
  }
}

/** `direction` turns the lower bound's reasoning into the upper bound's. */
function rangeProves(
  bound: RulesValue,
  constant: RulesValue,
  test: FieldTest,
  isStrict: boolean,
  [strict, loose]: readonly [FieldTest, FieldTest],
  direction: 1 | -1,
): boolean {
  // A range returns values of the bound's own type only.
  if (typeGroup(bound) !== typeGroup(constant)) return test === '!=';
  if (!ORDERED.includes(bound.kind)) return false;
  const order = compare(bound, constant);
  if (typeof order !== 'number') return false;
  const distance = order * direction;
  if (test === loose) return distance >= 0;
  if (test === strict || test === '!=') return isStrict ? distance >= 0 : distance > 0;
  return false;
}

function typeGroup(value: RulesValue): string {
  return value.kind === 'int' || value.kind === 'float' ? 'number' : value.kind;
}
