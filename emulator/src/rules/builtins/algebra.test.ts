import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression, parseCondition, show } from '../../../test/evaluate.ts';
import { bool, list, map, NULL, path, type RulesValue, string } from '../evaluation/values.ts';

function outcome(text: string, variables: Readonly<Record<string, RulesValue>>): string {
  return show(evaluateExpression(parseCondition(text), variables));
}

const outOfBound = (index: number, size: number): string =>
  `! Index out of bound error. Index: [${index}] , size: [${size}].`;

const whole = (value: number | bigint): RulesValue => ({ kind: 'int', value: BigInt(value) });
const strings = (values: Iterable<string>): RulesValue => list([...values].map(string));
const set = (values: Iterable<string>): RulesValue => ({ kind: 'set', items: [...values].map(string) });
const word = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '😀', ' ', '-', '1', '\0'), maxLength: 8 });
const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'é'), { maxLength: 6 });
const bound = fc.integer({ min: -1, max: 9 });

describe('text', () => {
  it('is counted, cut and compared by code points', () => {
    fc.assert(
      fc.property(word, word, bound, bound, (a, b, from, to) => {
        const points = Array.from(a);
        expect(outcome('a.size()', { a: string(a) })).toBe(show(whole(points.length)));
        expect(outcome('(a + b).size() == a.size() + b.size()', { a: string(a), b: string(b) })).toBe(
          show(bool(true)),
        );
        const cut = { a: string(a), from: whole(from), to: whole(to) };
        const last = from < 0 || from > to || from >= points.length ? from : to - 1;
        const inside = from >= 0 && from <= to && from < points.length && to >= 1 && to <= points.length;
        expect(outcome('a[from:to]', cut)).toBe(
          inside ? show(string(points.slice(from, to).join(''))) : outOfBound(last, points.length),
        );
        const order = Buffer.compare(Buffer.from(a), Buffer.from(b));
        for (const [operator, holds] of [
          ['<', order < 0],
          ['<=', order <= 0],
          ['>', order > 0],
          ['>=', order >= 0],
        ] as const) {
          expect(outcome(`a ${operator} b`, { a: string(a), b: string(b) })).toBe(show(bool(holds)));
        }
      }),
    );
  });

  it('survives splitting and joining, and an integer survives being a text', () => {
    fc.assert(
      fc.property(words, fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (parts, n) => {
        const joined = { parts: strings(parts) };
        const split = parts.length > 0 ? parts : [''];
        expect(outcome(`parts.join('-').split('-')`, joined)).toBe(show(strings(split)));
        expect(outcome(`parts.join('-')`, joined)).toBe(show(string(parts.join('-'))));
        expect(outcome(`parts.join('-').replace('-', '+')`, joined)).toBe(show(string(parts.join('+'))));
        expect(outcome('int(string(n))', { n: whole(n) })).toBe(show(whole(n)));
        expect(
          outcome('int(float(n)) == n || n > 9007199254740992 || n < -9007199254740992', { n: whole(n) }),
        ).toBe(show(bool(true)));
      }),
    );
  });
});

describe('collections', () => {
  it('of both kinds agree with the sets of JavaScript', () => {
    fc.assert(
      fc.property(words, words, (left, right) => {
        const variables = { a: strings(left), b: strings(right) };
        const [x, y] = [new Set(left), new Set(right)];
        const rows: readonly (readonly [string, RulesValue])[] = [
          ['a.toSet().union(b.toSet())', set(new Set([...left, ...right]))],
          ['a.toSet().intersection(b.toSet())', set([...x].filter((item) => y.has(item)))],
          ['a.toSet().difference(b.toSet())', set([...x].filter((item) => !y.has(item)))],
          ['a.toSet() == b.toSet()', bool(x.size === y.size && [...x].every((item) => y.has(item)))],
          ['a.hasAll(b)', bool([...y].every((item) => x.has(item)))],
          ['a.hasAny(b)', bool([...y].some((item) => x.has(item)))],
          ['a.hasOnly(b)', bool([...x].every((item) => y.has(item)))],
          ['a.toSet().hasAll(b)', bool([...y].every((item) => x.has(item)))],
          ['a.toSet().hasAny(b.toSet())', bool([...y].some((item) => x.has(item)))],
          ['a.toSet().hasOnly(b)', bool([...x].every((item) => y.has(item)))],
          ['a.removeAll(b)', strings(left.filter((item) => !y.has(item)))],
          ['a.concat(b)', strings([...left, ...right])],
          ['a + b', strings([...left, ...right])],
          ['a.toSet().size()', whole(x.size)],
          [`'a' in a`, bool(x.has('a'))],
          [`'a' in a.toSet()`, bool(x.has('a'))],
        ];
        for (const [text, expected] of rows) expect(outcome(text, variables)).toBe(show(expected));
      }),
    );
  });

  it('are indexed and sliced only within their bounds', () => {
    fc.assert(
      fc.property(words, bound, bound, (items, from, to) => {
        const variables = { a: strings(items), from: whole(from), to: whole(to) };
        const size = items.length;
        const item = items[from];
        expect(outcome('a[from]', variables)).toBe(
          item === undefined ? outOfBound(from, size) : show(string(item)),
        );
        const last = from < 0 || from > to || from >= size ? from : to - 1;
        const inside = from >= 0 && from <= to && from < size && to >= 1 && to <= size;
        expect(outcome('a[from:to]', variables)).toBe(
          inside ? show(strings(items.slice(from, to))) : outOfBound(last, size),
        );
      }),
    );
  });

  it('that are maps have the differences of their entries', () => {
    const entries = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'toString'), fc.constantFrom(1, 2));
    fc.assert(
      fc.property(entries, entries, (after, before) => {
        const toMap = (object: Readonly<Record<string, number>>): RulesValue =>
          map(Object.entries(object).map(([name, value]) => [name, whole(value)] as const));
        const variables = { a: toMap(after), b: toMap(before) };
        const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
        const inBoth = names.filter((name) => Object.hasOwn(after, name) && Object.hasOwn(before, name));
        const rows: readonly (readonly [string, readonly string[]])[] = [
          ['addedKeys', names.filter((name) => !Object.hasOwn(before, name))],
          ['removedKeys', names.filter((name) => !Object.hasOwn(after, name))],
          ['changedKeys', inBoth.filter((name) => after[name] !== before[name])],
          ['unchangedKeys', inBoth.filter((name) => after[name] === before[name])],
          ['affectedKeys', names.filter((name) => !inBoth.includes(name) || after[name] !== before[name])],
        ];
        for (const [method, expected] of rows) {
          expect(
            outcome(`a.diff(b).${method}() == expected.toSet()`, {
              ...variables,
              expected: strings(expected),
            }),
          ).toBe(show(bool(true)));
        }
        for (const name of ['a', 'toString', 'missing']) {
          const key = { ...variables, name: string(name) };
          const value = after[name];
          const owned = Object.hasOwn(after, name) && value !== undefined;
          expect(outcome('name in a', key)).toBe(show(bool(owned)));
          expect(outcome('a.get(name, null)', key)).toBe(show(owned ? whole(value) : NULL));
          expect(outcome('a.keys().hasAll([name])', key)).toBe(show(bool(owned)));
          expect(outcome('a[name]', key)).toBe(
            owned ? show(whole(value)) : `! Property ${name} is undefined on object.`,
          );
        }
      }),
    );
  });
});

const NANOS_PER_MILLI = 1_000_000n;
const millis = fc.integer({ min: -2_000_000_000_000, max: 4_102_444_800_000 });
const anyDuration = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

describe('time', () => {
  it('is read in UTC', () => {
    fc.assert(
      fc.property(millis, (now) => {
        const date = new Date(now);
        const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
        const rows: readonly (readonly [string, number])[] = [
          ['year', date.getUTCFullYear()],
          ['month', date.getUTCMonth() + 1],
          ['day', date.getUTCDate()],
          ['hours', date.getUTCHours()],
          ['minutes', date.getUTCMinutes()],
          ['seconds', date.getUTCSeconds()],
          ['nanos', date.getUTCMilliseconds() * 1_000_000],
          ['dayOfWeek', date.getUTCDay() || 7],
          ['dayOfYear', Math.round((midnight - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1],
          ['toMillis', now],
        ];
        const variables = { t: { kind: 'timestamp', nanos: BigInt(now) * NANOS_PER_MILLI } } as const;
        for (const [method, expected] of rows)
          expect(outcome(`t.${method}()`, variables)).toBe(show(whole(expected)));
        expect(outcome('t.date() + t.time() == t', variables)).toBe(show(bool(true)));
        expect(outcome('timestamp.value(t.toMillis()) == t', variables)).toBe(show(bool(true)));
        expect(outcome('timestamp.date(t.year(), t.month(), t.day()) == t.date()', variables)).toBe(
          show(bool(true)),
        );
      }),
    );
  });

  it('is moved by durations, which add up like numbers', () => {
    fc.assert(
      fc.property(millis, anyDuration, anyDuration, (now, x, y) => {
        const variables = {
          t: { kind: 'timestamp', nanos: BigInt(now) * NANOS_PER_MILLI },
          x: { kind: 'duration', nanos: x },
          y: { kind: 'duration', nanos: y },
        } as const;
        for (const law of [
          '(t + x) - t == x',
          't + x + y == t + (x + y)',
          't + x == x + t',
          '(t - x) + x == t',
          'x - y == duration.value(0, "s") - (y - x)',
          '(x < y) == (t + x < t + y)',
          'duration.abs(x) >= duration.value(0, "s")',
          'duration.abs(x) == x || duration.abs(x) + x == duration.value(0, "s")',
        ]) {
          expect(outcome(law, variables)).toBe(show(bool(true)));
        }
        expect(outcome('x.seconds()', variables)).toBe(show(whole(x / 1_000_000_000n)));
      }),
    );
  });
});

describe('paths', () => {
  it('are equal if their segments are, however they were made', () => {
    const segment = fc.string({ unit: fc.constantFrom('a', 'é', '1', '(', '.'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), bound, (segments, index) => {
        const variables = {
          p: path(segments),
          s: string(`/${segments.join('/')}`),
          index: whole(index),
          parts: strings(segments),
        };
        expect(outcome('path(s) == p', variables)).toBe(show(bool(true)));
        expect(outcome('string(p) == s', variables)).toBe(show(bool(true)));
        expect(outcome('/a/$(p)/$(parts[0]) == path("/a" + s + "/" + parts[0])', variables)).toBe(
          show(bool(true)),
        );
        const wanted = segments[index];
        expect(outcome('p[index]', variables)).toBe(
          wanted === undefined ? outOfBound(index, segments.length) : show(string(wanted)),
        );
        const bindings = { ...variables, m: map([['x', path(segments)]]) };
        expect(outcome('/a/{x}.bind(m) == path("/a" + s)', bindings)).toBe(show(bool(true)));
      }),
    );
  });
});
