import { describe, expect, it } from 'vitest';
import { show } from '../../../test/evaluate.ts';
import { applyBinary, type ValueOperator } from './operators.ts';
import { bool, bytes, float, list, map, NULL, path, type RulesValue, string } from './values.ts';

const VALUES: readonly RulesValue[] = [
  NULL,
  bool(true),
  { kind: 'int', value: 6n },
  float(1.5),
  string('s'),
  bytes(Uint8Array.of(1)),
  list([NULL]),
  { kind: 'set', items: [NULL] },
  map([['k', NULL]]),
  { kind: 'map_diff', keys: { added: [], removed: [], changed: [], unchanged: [] } },
  path(['a']),
  { kind: 'timestamp', nanos: 7n },
  { kind: 'duration', nanos: 3n },
  { kind: 'latlng', latitude: 1, longitude: 2 },
];

function pairs(operators: readonly ValueOperator[]) {
  const results: Record<string, string> = {};
  const refusals = new Set<string | undefined>();
  for (const operator of operators) {
    for (const left of VALUES) {
      for (const right of VALUES) {
        const outcome = show(applyBinary(operator, left, right));
        if (outcome.startsWith('! ')) refusals.add(outcome.split('.')[0]);
        else results[`${left.kind} ${operator} ${right.kind}`] = outcome;
      }
    }
  }
  return { results, refusals };
}

const UNSUPPORTED = '! Unsupported operation error';
const NO_VALUE = '! Null value error';

describe('operators, on any two kinds', () => {
  it('add and subtract only what goes together', () => {
    const { results, refusals } = pairs(['+', '-']);
    expect(refusals).toEqual(new Set([NO_VALUE, UNSUPPORTED]));
    expect(results).toEqual({
      'int + int': '12',
      'int + float': '7.5',
      'float + int': '7.5',
      'float + float': '3.0',
      'string + string': "'ss'",
      'list + list': '[null, null]',
      'timestamp + duration': '1970-01-01T00:00:00.000000010Z',
      'duration + timestamp': '1970-01-01T00:00:00.000000010Z',
      'duration + duration': '6ns',
      'int - int': '0',
      'int - float': '4.5',
      'float - int': '-4.5',
      'float - float': '0.0',
      'timestamp - timestamp': '0ns',
      'timestamp - duration': '1970-01-01T00:00:00.000000004Z',
      'duration - duration': '0ns',
    });
  });

  it('multiply and divide only numbers', () => {
    const { results, refusals } = pairs(['*', '/', '%']);
    expect(refusals).toEqual(new Set([NO_VALUE, UNSUPPORTED]));
    expect(results).toEqual({
      'int * int': '36',
      'int * float': '9.0',
      'float * int': '9.0',
      'float * float': '2.25',
      'int / int': '1',
      'int / float': '4.0',
      'float / int': '0.25',
      'float / float': '1.0',
      'int % int': '0',
    });
  });

  it('order only what has an order; equal values satisfy only <= and >=', () => {
    const ordered = ['int int', 'float float', 'string string', 'bytes bytes'];
    const times = ['timestamp timestamp', 'duration duration'];
    const equal = [...ordered, ...times].map((kinds) => kinds.split(' '));
    const expected = equal.flatMap(([left, right]) => [
      [`${left} < ${right}`, 'false'],
      [`${left} <= ${right}`, 'true'],
      [`${left} > ${right}`, 'false'],
      [`${left} >= ${right}`, 'true'],
    ]);
    const { results, refusals } = pairs(['<', '<=', '>', '>=']);
    expect(refusals).toEqual(new Set([UNSUPPORTED]));
    expect(results).toEqual({
      ...Object.fromEntries(expected),
      'int < float': 'false',
      'int <= float': 'false',
      'int > float': 'true',
      'int >= float': 'true',
      'float < int': 'true',
      'float <= int': 'true',
      'float > int': 'false',
      'float >= int': 'false',
    });
  });

  it('say that it was null that had no value', () => {
    expect(show(applyBinary('+', NULL, string('s')))).toBe(`${NO_VALUE}.`);
    expect(show(applyBinary('+', string('s'), NULL))).toBe(`${NO_VALUE}.`);
  });
});
