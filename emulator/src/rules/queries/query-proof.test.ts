import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, equals, includes } from '../evaluation/equality.ts';
import { applyBinary } from '../evaluation/operators.ts';
import type { FieldTest } from '../evaluation/unknown.ts';
import { bool, float, list, NULL, path, type RulesValue, string } from '../evaluation/values.ts';
import { type Predicate, proofOf } from './query-proof.ts';

const scalar: fc.Arbitrary<RulesValue> = fc.oneof(
  fc.constant(NULL),
  fc.boolean().map(bool),
  fc.integer({ min: -2, max: 2 }).map((value): RulesValue => ({ kind: 'int', value: BigInt(value) })),
  fc.constantFrom(-1.5, 0, 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY).map(float),
  fc.constantFrom('', 'a', 'b', '\uffff', '😀').map(string),
  fc.integer({ min: 0, max: 2 }).map((value): RulesValue => ({ kind: 'timestamp', nanos: BigInt(value) })),
);

const predicate: fc.Arbitrary<Predicate> = fc.oneof(
  fc.record({
    field: fc.constant(['f']),
    op: fc.constantFrom(
      '==' as const,
      '!=' as const,
      '<' as const,
      '<=' as const,
      '>' as const,
      '>=' as const,
    ),
    value: scalar,
  }),
  fc.record({ field: fc.constant(['f']), op: fc.constant('contains' as const), value: scalar }),
  fc.record({
    field: fc.constant(['f']),
    op: fc.constant('notIn' as const),
    values: fc.array(scalar, { maxLength: 3 }),
  }),
);

function group({ kind }: RulesValue): string {
  return kind === 'float' ? 'int' : kind;
}

function returns(filter: Predicate, stored: RulesValue): boolean {
  switch (filter.op) {
    case 'contains':
      return stored.kind === 'list' && includes(stored.items, filter.value);
    case 'notIn':
      return stored.kind !== 'null' && !filter.values.some((value) => equals(value, stored));
    case '==':
      return equals(stored, filter.value);
    case '!=':
      return stored.kind !== 'null' && !equals(stored, filter.value);
    default: {
      if (group(stored) !== group(filter.value)) return false;
      const order =
        stored.kind === 'bool' ? compareBools(stored, filter.value) : compare(stored, filter.value);
      if (typeof order !== 'number') return false;
      if (filter.op === '<') return order < 0;
      if (filter.op === '<=') return order <= 0;
      return filter.op === '>' ? order > 0 : order >= 0;
    }
  }
}

function compareBools(left: RulesValue, right: RulesValue): number {
  return Number(left.kind === 'bool' && left.value) - Number(right.kind === 'bool' && right.value);
}

function evaluate(test: FieldTest, stored: RulesValue, constant: RulesValue): unknown {
  const outcome =
    test === 'contains' ? applyBinary('in', constant, stored) : applyBinary(test, stored, constant);
  return outcome.kind === 'bool' ? outcome.value : outcome.kind;
}

describe('a proof', () => {
  it('holds for whatever the branch can return', () => {
    let decided = 0;
    let mistakes = 0;
    const stored = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 3 }).map((items): RulesValue => ({ kind: 'list', items })),
    );
    const test = fc.constantFrom<FieldTest[]>('==', '!=', '<', '<=', '>', '>=', 'contains');
    fc.assert(
      fc.property(
        fc.array(predicate, { minLength: 1, maxLength: 2 }),
        test,
        scalar,
        stored,
        (branch, asked, constant, value) => {
          fc.pre(branch.every((filter) => returns(filter, value)));
          const verdict = proofOf(branch).decide(['f'], asked, constant);
          if (verdict === null) return;
          decided += 1;
          mistakes += evaluate(asked, value, constant) === verdict ? 0 : 1;
        },
      ),
      { numRuns: 5000, maxSkipsPerRun: 1000 },
    );
    expect(mistakes).toBe(0);
    expect(decided).toBeGreaterThan(100);
  });

  it.each<RulesValue>([
    bool(false),
    path(['databases', 'd', 'documents', 'c', '__id7__']),
    { kind: 'duration', nanos: 1n },
    list([NULL]),
  ])('is none where the store may have another order than the rules: $kind', (bound) => {
    const proof = proofOf([{ field: ['f'], op: '>', value: bound }]);
    expect(proof.decide(['f'], '>', bound)).toBeNull();
    expect(proof.decide(['f'], '<=', bound)).toBeNull();
    expect(proof.decide(['f'], '!=', string('x'))).toBe(true);
  });

  it('is about its own field only', () => {
    const proof = proofOf([
      { field: ['a', 'b'], op: '==', value: NULL },
      { field: ['c'], op: '>', value: string('a') },
    ]);
    expect(proof.pinned(['a', 'b'])).toBe(NULL);
    expect([proof.pinned(['a']), proof.pinned(['b']), proof.pinned(['c'])]).toEqual([null, null, null]);
    expect(proof.decide(['c'], '>', string('a'))).toBe(true);
    expect(proof.decide(['c'], '<=', string('a'))).toBe(false);
    expect(proof.decide(['c'], '>', string('b'))).toBeNull();
    expect(proof.decide(['d'], '>', string('a'))).toBeNull();
  });
});
