import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueArbitrary } from '../../../test/value-arbitrary.ts';
import { double, int, list, text, timestamp } from '../../../test/value-builders.ts';
import type { Value } from '../values/value.ts';
import { valuesEqual } from '../values/value-order.ts';
import { applyTransform } from './apply-writes.ts';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const int64 = fc.oneof(
  fc.constantFrom(MAX, MIN, MAX - 1n, MIN + 1n, 0n, 1n, -1n),
  fc.bigInt({ min: MIN, max: MAX }),
);

function apply(kind: 'increment' | 'maximum' | 'minimum', current: Value | undefined, operand: Value): Value {
  return applyTransform({ fieldPath: ['f'], kind, operand }, current, 0n);
}

function arrays(
  kind: 'appendMissingElements' | 'removeAllFromArray',
  current: Value | undefined,
  ...values: Value[]
) {
  return applyTransform({ fieldPath: ['f'], kind, values }, current, 0n);
}

describe('increment', () => {
  it('saturates integers at the edges of int64', () => {
    fc.assert(
      fc.property(int64, int64, (a, b) => {
        const exact = a + b;
        const expected = exact > MAX ? MAX : exact < MIN ? MIN : exact;
        expect(apply('increment', int(a), int(b))).toEqual(int(expected));
      }),
    );
  });

  it('becomes a double with a double on either side', () => {
    expect(apply('increment', int(1), double(0.5))).toEqual(double(1.5));
    expect(apply('increment', double(0.5), int(1))).toEqual(double(1.5));
    expect(apply('increment', int(MAX), double(1))).toEqual(double(2 ** 63));
  });

  it('starts from the operand on what is no number', () => {
    expect(apply('increment', undefined, int(3))).toEqual(int(3));
    expect(apply('increment', text('x'), double(3))).toEqual(double(3));
  });
});

describe('maximum and minimum', () => {
  it.each<[Value | undefined, Value, Value, Value]>([
    [undefined, int(3), int(3), int(3)],
    [text('x'), int(3), int(3), int(3)],
    [int(3), double(3), int(3), int(3)],
    [double(3), int(3), double(3), double(3)],
    [int(2), double(2.5), double(2.5), int(2)],
    [int(2n ** 53n), int(2n ** 53n + 1n), int(2n ** 53n + 1n), int(2n ** 53n)],
    [double(Number.NaN), int(1), double(Number.NaN), double(Number.NaN)],
    [int(1), double(Number.NaN), double(Number.NaN), double(Number.NaN)],
    [double(-0), int(0), double(-0), double(-0)],
  ])('of %o and %o', (current, operand, greater, less) => {
    expect(apply('maximum', current, operand)).toEqual(greater);
    expect(apply('minimum', current, operand)).toEqual(less);
  });
});

describe('array transforms', { timeout: 60_000 }, () => {
  it('append what is missing, once', () => {
    const outcome = arrays(
      'appendMissingElements',
      list(int(1), int(1)),
      double(1),
      int(2),
      double(2),
      text('a'),
    );
    expect(outcome).toEqual(list(int(1), int(1), int(2), text('a')));
    expect(arrays('appendMissingElements', text('x'), double(Number.NaN), double(Number.NaN))).toEqual(
      list(double(Number.NaN)),
    );
    expect(arrays('appendMissingElements', undefined)).toEqual(list());
  });

  it('remove every equal element', () => {
    expect(arrays('removeAllFromArray', list(int(1), text('a'), double(1)), int(1))).toEqual(list(text('a')));
    expect(arrays('removeAllFromArray', int(1), int(1))).toEqual(list());
  });

  it('of long arrays take a moment, not minutes', { timeout: 10_000 }, () => {
    const names = Array.from({ length: 40_000 }, (_, i) => text(`player-${i}`));
    expect(arrays('appendMissingElements', list(...names), ...names)).toEqual(list(...names));
    expect(arrays('removeAllFromArray', list(...names), ...names)).toEqual(list());
  });

  it('undo one another for any new value', () => {
    fc.assert(
      fc.property(fc.array(valueArbitrary, { maxLength: 5 }), valueArbitrary, (values, extra) => {
        fc.pre(!values.some((value) => valuesEqual(value, extra)));
        const appended = arrays('appendMissingElements', list(...values), extra);
        expect(arrays('removeAllFromArray', appended, extra)).toEqual(list(...values));
      }),
    );
  });
});

describe('server timestamp', () => {
  it('is the request time', () => {
    expect(applyTransform({ fieldPath: ['f'], kind: 'serverTimestamp' }, int(1), 5000n)).toEqual(
      timestamp(5000n),
    );
  });
});
