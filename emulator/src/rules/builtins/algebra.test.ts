import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression, parseCondition, show } from '../testing/evaluate.ts';
import { bool, list, map, NULL, type Outcome, path, type RulesValue, string } from '../values.ts';

/** Evaluates with values that no source has to spell. */
function evaluate(text: string, variables: Readonly<Record<string, RulesValue>>): Outcome {
  return evaluateExpression(parseCondition(text), variables);
}

function expectValue(
  text: string,
  variables: Readonly<Record<string, RulesValue>>,
  expected: RulesValue,
): void {
  expect(show(evaluate(text, variables))).toBe(show(expected));
}

function expectError(text: string, variables: Readonly<Record<string, RulesValue>>, message: string): void {
  expect(show(evaluate(text, variables))).toBe(`! ${message}`);
}

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
        expectValue('a.size()', { a: string(a) }, whole(points.length));
        expectValue('(a + b).size() == a.size() + b.size()', { a: string(a), b: string(b) }, bool(true));
        const cut = { a: string(a), from: whole(from), to: whole(to) };
        if (from < 0 || from > to)
          expectError(
            'a[from:to]',
            cut,
            `Index out of bound error. Index: [${from}] , size: [${points.length}].`,
          );
        else if (to > points.length)
          expectError(
            'a[from:to]',
            cut,
            `Index out of bound error. Index: [${to - 1}] , size: [${points.length}].`,
          );
        else expectValue('a[from:to]', cut, string(points.slice(from, to).join('')));
        const order = Buffer.compare(Buffer.from(a), Buffer.from(b));
        for (const [operator, holds] of [
          ['<', order < 0],
          ['<=', order <= 0],
          ['>', order > 0],
          ['>=', order >= 0],
        ] as const) {
          expectValue(`a ${operator} b`, { a: string(a), b: string(b) }, bool(holds));
        }
      }),
    );
  });

  it('comes back from its parts, and from its number', () => {
    fc.assert(
      fc.property(words, fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (parts, n) => {
        const joined = { parts: strings(parts) };
        if (parts.length > 0) expectValue(`parts.join('-').split('-')`, joined, strings(parts));
        expectValue(`parts.join('-')`, joined, string(parts.join('-')));
        expectValue(`parts.join('-').replace('-', '+')`, joined, string(parts.join('+')));
        expectValue('int(string(n))', { n: whole(n) }, whole(n));
        expectValue(
          'int(float(n)) == n || n > 9007199254740992 || n < -9007199254740992',
          { n: whole(n) },
          bool(true),
        );
      }),
    );
  });
});

describe('collections', () => {
  it('of both kinds do what sets of JavaScript do', () => {
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
        for (const [text, expected] of rows) expectValue(text, variables, expected);
      }),
    );
  });

  it('are indexed and cut only where they are', () => {
    fc.assert(
      fc.property(words, bound, bound, (items, from, to) => {
        const variables = { a: strings(items), from: whole(from), to: whole(to) };
        const size = items.length;
        const item = items[from];
        if (item === undefined)
          expectError('a[from]', variables, `Index out of bound error. Index: [${from}] , size: [${size}].`);
        else expectValue('a[from]', variables, string(item));
        const inside = from >= 0 && from <= to && to <= size;
        if (inside) expectValue('a[from:to]', variables, strings(items.slice(from, to)));
        else expect(evaluate('a[from:to]', variables).kind).toBe('error');
      }),
    );
  });

  it('of names differ as their entries do', () => {
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
          expectValue(
            `a.diff(b).${method}() == expected.toSet()`,
            { ...variables, expected: strings(expected) },
            bool(true),
          );
        }
        for (const name of ['a', 'toString', 'missing']) {
          const key = { ...variables, name: string(name) };
          const value = after[name];
          const owned = Object.hasOwn(after, name) && value !== undefined;
          expectValue('name in a', key, bool(owned));
          expectValue('a.get(name, null)', key, owned ? whole(value) : NULL);
          expectValue('a.keys().hasAll([name])', key, bool(owned));
          if (owned) expectValue('a[name]', key, whole(value));
          else expectError('a[name]', key, `Property ${name} is undefined on object.`);
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
        for (const [method, expected] of rows) expectValue(`t.${method}()`, variables, whole(expected));
        expectValue('t.date() + t.time() == t', variables, bool(true));
        expectValue('timestamp.value(t.toMillis()) == t', variables, bool(true));
        expectValue('timestamp.date(t.year(), t.month(), t.day()) == t.date()', variables, bool(true));
      }),
    );
  });

  it('and spans of it are added and taken away', () => {
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
          expectValue(law, variables, bool(true));
        }
        expectValue('x.seconds()', variables, whole(x / 1_000_000_000n));
      }),
    );
  });
});

describe('paths', () => {
  it('are what their segments are, however they were made', () => {
    const segment = fc.string({ unit: fc.constantFrom('a', 'é', '1', '(', '.'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), bound, (segments, index) => {
        const variables = {
          p: path(segments),
          s: string(`/${segments.join('/')}`),
          index: whole(index),
          parts: strings(segments),
        };
        expectValue('path(s) == p', variables, bool(true));
        expectValue('string(p) == s', variables, bool(true));
        expectValue('/a/$(p)/$(parts[0]) == path("/a" + s + "/" + parts[0])', variables, bool(true));
        const wanted = segments[index];
        if (wanted !== undefined) expectValue('p[index]', variables, string(wanted));
        else expect(evaluate('p[index]', variables).kind).toBe('error');
        const bindings = { ...variables, m: map([['x', path(segments)]]) };
        expectValue('/a/{x}.bind(m) == path("/a" + s)', bindings, bool(true));
      }),
    );
  });
});
