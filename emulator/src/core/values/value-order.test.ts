import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { anyCharacter } from '../../../../tests/setup/property-text.ts';
import { valueArbitrary } from '../../../test/value-arbitrary.ts';
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
} from '../../../test/value-builders.ts';
import { compareValues, valueKey, valuesEqual, valuesIdentical } from './value-order.ts';

const ascendingGroups = [
  [nullValue],
  [bool(false)],
  [bool(true)],
  [double(Number.NaN)],
  [double(Number.NEGATIVE_INFINITY)],
  [int(-(2n ** 63n)), double(-(2 ** 63))],
  [int(-1), double(-1)],
  [int(0), double(0), double(-0)],
  [double(0.5)],
  [int(1), double(1)],
  [int(2n ** 53n), double(2 ** 53)],
  [int(2n ** 53n + 1n)],
  [int(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Number.POSITIVE_INFINITY)],
  [timestamp(-1n)],
  [timestamp(1n)],
  [text('')],
  [text('a')],
  [text('aa')],
  [text('é')],
  [text('\uE000')],
  [text('\uFFFD')],
  [text('\u{1F600}')],
  [bytes()],
  [bytes(1)],
  [bytes(1, 0)],
  [bytes(200)],
  [reference('c/__id-3__')],
  [reference('c/__id9__')],
  [reference('c/__id10__')],
  [reference('c/A')],
  [reference('c/a')],
  [reference('c/a/b/c')],
  [reference('c/a b')],
  [geo(-1, 5)],
  [geo(0, -1)],
  [geo(0, 0), geo(-0, -0)],
  [list()],
  [list(int(1))],
  [list(int(1), nullValue), list(double(1), nullValue)],
  [list(int(2))],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: int(1) })],
  [map({ a: int(1), b: nullValue }), map({ b: nullValue, a: int(1) })],
  [map({ a: int(2) })],
  [map({ b: int(0) })],
];

describe('value order', { timeout: 60_000 }, () => {
  it('puts every group in its place and holds members of a group equal, with one key', () => {
    for (const [i, left] of ascendingGroups.entries()) {
      for (const [j, right] of ascendingGroups.entries()) {
        for (const a of left) {
          for (const b of right) {
            expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, Math.sign(i - j)]);
            expect([a, b, valueKey(a) === valueKey(b)]).toEqual([a, b, i === j]);
          }
        }
      }
    }
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(valueArbitrary, valueArbitrary, valueArbitrary, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        const [x = a, y = b, z = c] = [a, b, c].sort(compareValues);
        expect(compareValues(x, y)).toBeLessThanOrEqual(0);
        expect(compareValues(y, z)).toBeLessThanOrEqual(0);
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
      }),
      { numRuns: casesOf(750) },
    );
  });

  it('orders text by its UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (a, b) => {
        const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareValues(text(a), text(b)))).toBe(expected);
      }),
    );
  });

  it('gives equal values, and only those, the same key', () => {
    fc.assert(
      fc.property(valueArbitrary, valueArbitrary, (a, b) => {
        expect(valueKey(a) === valueKey(b)).toBe(valuesEqual(a, b));
      }),
      { numRuns: casesOf(750) },
    );
  });
});

describe('identity of stored values', () => {
  it('tells apart what equality does not', () => {
    expect(valuesIdentical(int(1), double(1))).toBe(false);
    expect(valuesIdentical(double(0), double(-0))).toBe(false);
    expect(valuesIdentical(map({ a: list(int(1)) }), map({ a: list(double(1)) }))).toBe(false);
    expect(valuesIdentical(geo(0, -0), geo(0, 0))).toBe(false);
  });

  it('holds for NaN, for maps in another key order and for copies', () => {
    expect(valuesIdentical(double(Number.NaN), double(Number.NaN))).toBe(true);
    expect(valuesIdentical(map({ a: int(1), b: int(2) }), map({ b: int(2), a: int(1) }))).toBe(true);
    expect(valuesIdentical(bytes(1, 2), bytes(1, 2))).toBe(true);
  });
});
