import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { evaluateText } from '../../../test/evaluate.ts';
import { compare, equals, includes, isIn, keySet, setOf } from './equality.ts';
import { bool, float, list, map, NULL, path, type RulesValue, string } from './values.ts';

const values: fc.Arbitrary<RulesValue> = fc.letrec<{ value: RulesValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant(NULL),
    fc.boolean().map(bool),
    fc.constantFrom(0n, 1n, 2n ** 53n, 2n ** 53n + 1n).map((value): RulesValue => ({ kind: 'int', value })),
    fc.constantFrom(-0, 0, 1, 1.5, 2 ** 53, Number.NaN, Number.NEGATIVE_INFINITY).map(float),
    fc.constantFrom('', '1', 'null', 'number 1', '[', ',').map(string),
    fc.constantFrom('', '1').map((text): RulesValue => ({ kind: 'bytes', value: Buffer.from(text) })),
    fc.constantFrom(['a'], ['a', 'b'], ['a/b'], [{ placeholder: 'a' }]).map(path),
    fc.constantFrom(0n, 1n).map((nanos): RulesValue => ({ kind: 'timestamp', nanos })),
    fc.constantFrom(0n, 1n).map((nanos): RulesValue => ({ kind: 'duration', nanos })),
    fc.constantFrom(0, -0, 1).map((latitude): RulesValue => ({ kind: 'latlng', latitude, longitude: 1 })),
    fc.array(tie('value'), { maxLength: 2 }).map(list),
    fc.array(tie('value'), { maxLength: 2 }).map(setOf),
    fc
      .dictionary(fc.constantFrom('a', 'b', ','), tie('value'), { maxKeys: 2 })
      .map((entries) => map(Object.entries(entries))),
  ),
})).value;

describe('equality', () => {
  it('is symmetric and finds in a key set what it finds one by one', () => {
    fc.assert(
      fc.property(values, fc.array(values, { maxLength: 4 }), (wanted, items) => {
        expect(isIn(keySet(items), wanted)).toBe(includes(items, wanted));
        for (const item of items) expect(equals(wanted, item)).toBe(equals(item, wanted));
      }),
      { numRuns: casesOf(750) },
    );
  });

  it.each([
    [`[{'a': 1, 'b': 2, 'c': 3}].hasOnly([{'c': 3, 'b': 2, 'a': 1}])`, 'true'],
    ['[[1, 2, 3].toSet()].hasOnly([[3, 2, 1].toSet()])', 'true'],
    ['[latlng.value(-0.0, 0)].hasOnly([latlng.value(0, -0.0)])', 'true'],
    ['[0.0 / 0.0].hasAny([0.0 / 0.0])', 'false'],
    ['[0.0 / 0.0].hasOnly([0.0 / 0.0])', 'false'],
    ['[0.0 / 0.0, 0.0 / 0.0, 1, 1.0].toSet().size()', '3'],
    [`[{'a': 0.0 / 0.0}].toSet() == [{'a': 0.0 / 0.0}].toSet()`, 'false'],
  ])('in sets, whatever the order inside: %s', (expression, expected) => {
    expect(evaluateText(expression)).toBe(expected);
  });

  it('agrees with the order', () => {
    fc.assert(
      fc.property(values, values, (left, right) => {
        const order = compare(left, right);
        if (typeof order !== 'number') return;
        expect(order === 0).toBe(equals(left, right));
        expect(compare(right, left)).toBe(order === 0 ? 0 : -order);
      }),
      { numRuns: casesOf(750) },
    );
  });
});
