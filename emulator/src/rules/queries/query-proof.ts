import { compare, equals, includes } from '../evaluation/equality.ts';
import type { FieldTest, QueryProof } from '../evaluation/unknown.ts';
import type { Kind, RulesValue } from '../evaluation/values.ts';
import type { Branch, Predicate } from './query-branches.ts';

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
