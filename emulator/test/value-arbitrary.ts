import fc from 'fast-check';
import type { Value } from '../src/core/values/value.ts';
import {
  bool,
  bytes,
  double,
  geo,
  int,
  list,
  map,
  nullValue,
  reference,
  text,
  timestamp,
  vector,
} from './value-builders.ts';

const interestingInteger = fc.oneof(
  fc.bigInt({ min: -3n, max: 3n }),
  fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 63n - 1n, -(2n ** 63n)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
);

const interestingDouble = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    2 ** 53,
    2 ** 63,
    0.5,
    1.5,
  ),
  fc.double(),
);

const interestingText = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'é', '\u{1F600}', '\uFFFD', '\uE000', '\0', 'ab'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

const leaf: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(nullValue),
  fc.boolean().map(bool),
  interestingInteger.map(int),
  interestingDouble.map(double),
  fc.bigInt({ min: -5n, max: 5n }).map(timestamp),
  interestingText.map(text),
  fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 3 }).map((items) => bytes(...items)),
  fc.constantFrom('c/a', 'c/b', 'c/__id7__', 'c/__id10__', 'c/__id-2__', 'c/a/d/e', 'd/a').map(reference),
  fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })).map(([x, y]) => geo(x, y)),
  fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 3 }).map((items) => vector(...items)),
);

export const valueArbitrary: fc.Arbitrary<Value> = fc.letrec<{ value: Value; flat: Value }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('flat')),
  flat: fc.oneof(
    fc.array(leaf, { maxLength: 3 }).map((items) => list(...items)),
    fc.dictionary(fc.constantFrom('a', 'b', 'é', '\u{1F600}'), tie('value'), { maxKeys: 3 }).map(map),
  ),
})).value;
