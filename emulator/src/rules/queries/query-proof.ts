import type { FieldPath, Filter } from '../../core/model.ts';
import { type Leaf, normalForm } from '../../core/query/disjuncts.ts';
import { fromValue } from '../evaluation/conversion.ts';
import { compare, equals, includes } from '../evaluation/equality.ts';
import type { ComparisonOperator } from '../evaluation/operators.ts';
import type { FieldTest, QueryProof } from '../evaluation/unknown.ts';
import { type Kind, NULL, type RulesValue } from '../evaluation/values.ts';

export type Predicate = { readonly field: FieldPath } & (
  | { readonly op: ComparisonOperator | '==' | '!=' | 'contains'; readonly value: RulesValue }
  | { readonly op: 'notIn'; readonly values: readonly RulesValue[] }
);

/** One disjunct of a filter: its predicates are joined by AND. */
type Branch = readonly Predicate[];

export function branchesOf(filter: Filter | null): readonly Branch[] {
  return normalForm(filter).map((leaves) => leaves.flatMap(predicatesOf));
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

function predicatesOf(leaf: Leaf): readonly Predicate[] {
  const { field } = leaf;
  // Filters on `__name__` prove nothing, because the official emulator's behaviour for them is not known.
  if (field[0] === '__name__') return [];
  switch (leaf.op) {
    case 'IS_NULL':
      return [{ field, op: '==', value: NULL }];
    case 'IS_NOT_NULL':
      return [{ field, op: '!=', value: NULL }];
    case 'IS_NAN':
      return [{ field, op: '==', value: { kind: 'float', value: Number.NaN } }];
    case 'IS_NOT_NAN':
    case 'OPERATOR_UNSPECIFIED':
      return [];
    case 'NOT_IN':
      return leaf.value.kind === 'array'
        ? [{ field, op: 'notIn', values: leaf.value.values.map(fromValue) }]
        : [];
    default:
      return [{ field, op: TESTS[leaf.op], value: fromValue(leaf.value) }];
  }
}

const COMPLEMENT: ReadonlyMap<FieldTest, FieldTest> = new Map([
  ['==', '!='],
  ['!=', '=='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
]);

/** Within each of these kinds, the store and the rules order values alike. */
const ORDERED: readonly Kind[] = ['int', 'float', 'string', 'bytes', 'timestamp'];

/** `decide` looks at each filter alone, so `>= x` together with `<= x` proves no equality. */
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
      // Equality needs no proof here, because the field has been replaced by its `pinned` value.
      return false;
    case '>':
    case '>=':
      return rangeProves(predicate.value, constant, test, predicate.op === '>', ['>', '>='], 1);
    case '<':
    case '<=':
      return rangeProves(predicate.value, constant, test, predicate.op === '<', ['<', '<='], -1);
  }
}

function rangeProves(
  bound: RulesValue,
  constant: RulesValue,
  test: FieldTest,
  isStrict: boolean,
  [strict, loose]: readonly [FieldTest, FieldTest],
  direction: 1 | -1,
): boolean {
  // A range filter finds only values in the bound's `typeGroup`, so none of them equals a constant of another
  // group.
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
