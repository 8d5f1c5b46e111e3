import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression, evaluateText, parseCondition, show } from '../../../test/evaluate.ts';
import { fail } from './values.ts';

const BOOM = { boom: fail('boom') };

function table(rows: readonly (readonly [string, string])[]): void {
  it.each(rows)('%s → %s', (expression, expected) => {
    expect(evaluateText(expression, BOOM)).toBe(expected);
  });
}

describe('literals', () => {
  table([
    ['null', 'null'],
    ['true', 'true'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['1.5', '1.5'],
    ['2.5e3', '2500.0'],
    [`'a' + "b"`, "'ab'"],
    [`'\\u0041\\x42\\n\\t\\r\\/\\\\\\'\\"'`, `'AB\n\t\r/\\'"'`],
    [`b'A\\xff'`, 'bytes 41ff'],
    ['[1, 2,]', '[1, 2]'],
    [`{'a': 1, b: 2,}`, '{a: 1, b: 2}'],
    ['{1: 2}', '! Type error. Received: [int] Expected: [string].'],
    [`/a/(default)/b-c.d@e%f~g`, '/a/(default)/b-c.d@e%f~g'],
    [`/a/$('b')/$(1 + 1)/{c}`, '/a/b/2/{c}'],
    [`/a/$(/b/c)/d`, '/a/b/c/d'],
    ['/a/$(null)', '! Null value error.'],
    ['/a/$(true)', '! Type error. Received: [bool] Expected: [string,int,path].'],
    ['(/a/b) == /a/b', 'true'],
    ['nothing', '! Variable not found error: Name: [nothing].'],
  ]);
});

describe('precedence', () => {
  table([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 4 - 3', '3'],
    ['-2 + 5', '3'],
    ['!true || true', 'true'],
    [`'x' is string == true`, 'true'],
    [`'a' in {'a': 1} == true`, 'true'],
    ['1 < 2 == true', 'true'],
    ['true || false && false', 'true'],
    ['true ? 1 : false ? 2 : 3', '1'],
    ['false ? 1 : false ? 2 : 3', '3'],
    ['12 / 2 / 3', '2'],
    ['!!true', 'true'],
    ['--5', '5'],
  ]);
});

describe('errors spread, and && and || absorb them on either side', () => {
  table([
    ['boom || true', 'true'],
    ['true || boom', 'true'],
    ['boom && false', 'false'],
    ['false && boom', 'false'],
    ['boom && true', '! boom'],
    ['true && boom', '! boom'],
    ['boom || false', '! boom'],
    ['false || boom', '! boom'],
    ['1 && true', '! Type error. Received: [int] Expected: [bool].'],
    ['false && 1', 'false'],
    ['1 && false', 'false'],
    ['null || true', 'true'],
    ['null || false', '! Null value error.'],
    ['!boom', '! boom'],
    ['!1', '! Type error. Received: [int] Expected: [bool].'],
    ['boom ? 1 : 2', '! boom'],
    ['1 ? 1 : 2', '! Type error. Received: [int] Expected: [bool].'],
    ['true ? 1 : boom', '1'],
    ['false ? boom : 2', '2'],
    ['boom == 1', '! boom'],
    ['1 == boom', '! boom'],
    ['boom is string', '! boom'],
    ['[1, boom]', '! boom'],
    ['{"a": boom}', '! boom'],
    ['/a/$(boom)', '! boom'],
    ['boom.x', '! boom'],
    ['boom[0]', '! boom'],
    ['[1][boom]', '! boom'],
    ['-boom', '! boom'],
    ['string(boom)', '! boom'],
    [`'a'.matches(boom)`, '! boom'],
  ]);
});

describe('arithmetic', () => {
  table([
    ['-7 / 2', '-3'],
    ['-7 % 2', '-1'],
    ['7 / 2.0', '3.5'],
    ['1 + 1.5', '2.5'],
    ['2 * 1.5', '3.0'],
    ['1.5 - 1', '0.5'],
    ['10 / 0', '! Divide by zero error.'],
    ['10 % 0', '! Divide by zero error.'],
    ['9223372036854775807 + 1', '! Integer overflow error.'],
    ['-9223372036854775808 - 1', '! Integer overflow error.'],
    ['-(-9223372036854775808)', '! Integer overflow error.'],
    ['-9223372036854775808 / -1', '! Integer overflow error.'],
    ['4611686018427387904 * 2', '! Integer overflow error.'],
    ['-1.5', '-1.5'],
    [`-'a'`, '! Unsupported operation error. Received: -string. Expected: -int, -float.'],
    ['[1] + [2]', '[1, 2]'],
    ['null + 1', '! Null value error.'],
    [
      `'a' + 1`,
      '! Unsupported operation error. Received: string + int. Expected: number + number, string + string, list + list, timestamp + duration, duration + duration.',
    ],
    ['1.5 % 1.0', '! Unsupported operation error. Received: float % float. Expected: int % int.'],
    [`duration.value(1, 's') + duration.value(1, 'ms')`, '1001000000ns'],
    [`duration.value(1, 's') - duration.value(2, 's')`, '-1000000000ns'],
    [`timestamp.value(0) + duration.value(1, 'd')`, '1970-01-02T00:00:00Z'],
    [`duration.value(1, 'd') + timestamp.value(0)`, '1970-01-02T00:00:00Z'],
    [`timestamp.value(0) - duration.value(1, 'ms')`, '1969-12-31T23:59:59.999Z'],
    ['timestamp.value(1500) - timestamp.value(500)', '1000000000ns'],
    [`timestamp.date(9999, 12, 31) + duration.value(1, 'd')`, '! Timestamp out of range.'],
  ]);

  const INT = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  const EDGES = fc.oneof(
    INT,
    fc.constantFrom(-(2n ** 63n), 1n - 2n ** 63n, -1n, 0n, 1n, 2n ** 31n, 2n ** 53n + 1n, 2n ** 63n - 1n),
  );

  it('is exact within 64 bits and an error beyond', () => {
    const operators = {
      '+': (a: bigint, b: bigint) => a + b,
      '-': (a: bigint, b: bigint) => a - b,
      '*': (a: bigint, b: bigint) => a * b,
      '/': (a: bigint, b: bigint) => (b === 0n ? null : a / b),
      '%': (a: bigint, b: bigint) => (b === 0n ? null : a % b),
    };
    fc.assert(
      fc.property(EDGES, EDGES, fc.constantFrom('+', '-', '*', '/', '%'), (a, b, operator) => {
        const exact = operators[operator](a, b);
        const expected =
          exact === null
            ? '! Divide by zero error.'
            : BigInt.asIntN(64, exact) === exact
              ? String(exact)
              : '! Integer overflow error.';
        expect(evaluateText(`(${a}) ${operator} (${b})`)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('compares int and float exactly', () => {
    fc.assert(
      fc.property(EDGES, (a) => {
        const asFloat = Number(a);
        const expected = BigInt(asFloat) === a;
        expect(evaluateText(`(${a}) == float('${asFloat}')`)).toBe(String(expected));
      }),
    );
  });
});

describe('comparison', () => {
  table([
    ['1 == 1.0', 'true'],
    ['9007199254740993 == 9007199254740992.0', 'false'],
    ['9007199254740993 > 9007199254740992.0', 'true'],
    [`1 == '1'`, 'false'],
    [`1 != '1'`, 'true'],
    ['null == null', 'true'],
    ['null == false', 'false'],
    ['[1, [2]] == [1.0, [2]]', 'true'],
    ['[1, 2] == [2, 1]', 'false'],
    ['[1] == [1, 2]', 'false'],
    [`{'a': [1]} == {'a': [1.0]}`, 'true'],
    [`{'a': 1} == {'a': 1, 'b': 2}`, 'false'],
    [`{'a': 1} == {'b': 1}`, 'false'],
    ['[1, 2].toSet() == [2, 1, 1].toSet()', 'true'],
    ['[1].toSet() == [1]', 'false'],
    [`b'a' == b'a'`, 'true'],
    ['/a/b == /a/b', 'true'],
    ['/a/b == /a/c', 'false'],
    ['latlng.value(1, 2) == latlng.value(1, 2)', 'true'],
    [`float('0.0') == -0.0`, 'true'],
    [`'a' < 'b'`, 'true'],
    [`'\\uffff' < '\u{1f600}'`, 'true'],
    ['1 < 1.5', 'true'],
    ['2 <= 2', 'true'],
    ['2 >= 3', 'false'],
    ['3 > 2', 'true'],
    ['timestamp.value(1) < timestamp.value(2)', 'true'],
    [`duration.value(1, 's') > duration.value(1, 'ms')`, 'true'],
    [`b'a' < b'b'`, 'true'],
    ['/a/b == /a/b', 'true'],
    [`{'a': 1} == {'a': 1.0}`, 'false'],
    [`{'a': {'b': 1.0}} == {'a': {'b': 1.0}}`, 'true'],
    [`{'a': 1} in [{'a': 1.0}]`, 'false'],
    ['[1] == [1.0]', 'true'],
    [
      `1 < 'a'`,
      '! Unsupported operation error. Received: int < string. Expected: number < number, string < string, timestamp < timestamp, duration < duration.',
    ],
    [
      'true < false',
      '! Unsupported operation error. Received: bool < bool. Expected: number < number, string < string, timestamp < timestamp, duration < duration.',
    ],
    ['0.0 / 0.0 == 0.0 / 0.0', 'false'],
    ['0.0 / 0.0 < 1', 'false'],
    ['1 / 0.0 > 9223372036854775807', 'true'],
  ]);
});

describe('in', () => {
  table([
    ['1 in [1, 2]', 'true'],
    ['1.0 in [1]', 'true'],
    ['3 in [1, 2]', 'false'],
    ['[1] in [[1]]', 'true'],
    [`'a' in ['a'].toSet()`, 'true'],
    [`'a' in {'a': 1}`, 'true'],
    [`'constructor' in {'a': 1}`, 'false'],
    [`'toString' in {}`, 'false'],
    [`1 in {'1': 1}`, 'false'],
    ['1 in null', '! Null value error.'],
    [
      `'a' in 'abc'`,
      '! Unsupported operation error. Received: string in string. Expected: any in list, any in set, string in map.',
    ],
  ]);
});

describe('is', () => {
  const values: readonly (readonly [string, readonly string[]])[] = [
    ['null', []],
    ['true', ['bool']],
    ['1', ['int', 'number']],
    ['1.0', ['float', 'number']],
    [`'a'`, ['string']],
    [`b'a'`, ['bytes']],
    ['[1]', ['list']],
    ['[1].toSet()', []],
    [`{'a': 1}`, ['map']],
    [`{}.diff({})`, ['map_diff']],
    ['/a/b', ['path']],
    ['timestamp.value(0)', ['timestamp']],
    [`duration.value(0, 's')`, ['duration']],
    ['latlng.value(0, 0)', ['latlng']],
  ];
  const types = [...new Set(values.flatMap(([, own]) => own)), 'constraint', 'set'];
  table(
    values.flatMap(([value, own]) =>
      types.map((type) => [`${value} is ${type}`, String(own.includes(type))] as const),
    ),
  );
  table([['1 is integer', '! Invalid type name: integer.']]);
});

describe('members, indexes and slices', () => {
  table([
    [`path('/a/b').c`, '! Property c is undefined on object.'],
    [`{'a': {'b': 1}}.a.b`, '1'],
    [`{'a': 1}['a']`, '1'],
    [`{'a': 1}.x`, '! Property x is undefined on object.'],
    [`{'a': 1}['x']`, '! Property x is undefined on object.'],
    [`{'a': 1}.toString`, '! Property toString is undefined on object.'],
    [`{'a': 1}[1]`, '! Type error. Received: [int] Expected: [string].'],
    ['null.x', '! Null value error.'],
    ['null[0]', '! Null value error.'],
    ['[1].x', '! Type error. Received: [list] Expected: [map,path].'],
    ['[1, 2][1]', '2'],
    ['[1][2]', '! Index out of bound error. Index: [2] , size: [1].'],
    ['[1][-1]', '! Index out of bound error. Index: [-1] , size: [1].'],
    [`[1]['0']`, '! Type error. Received: [string] Expected: [int].'],
    ['(/a/b)[1]', "'b'"],
    ['(/a/b)[2]', '! Index out of bound error. Index: [2] , size: [2].'],
    [`'abc'[0]`, "'a'"],
    [`'a😀'[1]`, "'😀'"],
    [`'abc'[3]`, '! Index out of bound error. Index: [3] , size: [3].'],
    [`'abc'[-1]`, '! Index out of bound error. Index: [-1] , size: [3].'],
    [`'abc'['a']`, '! Type error. Received: [string] Expected: [int].'],
    ['1[0]', '! Type error. Received: [int] Expected: [list,map,path,string].'],
    [`'abc'[0:0]`, '! Index out of bound error. Index: [-1] , size: [3].'],
    [`'abc'[3:3]`, '! Index out of bound error. Index: [3] , size: [3].'],
    ['[][0:0]', '! Index out of bound error. Index: [0] , size: [0].'],
    ['[1, 2, 3, 4][1:3]', '[2, 3]'],
    ['[1, 2, 3, 4][1:1]', '[]'],
    ['[1, 2, 3, 4][3:3]', '[]'],
    ['[1, 2, 3, 4][4:4]', '! Index out of bound error. Index: [4] , size: [4].'],
    ['[1, 2, 3, 4][1:]', '[2, 3, 4]'],
    ['[1, 2, 3, 4][:2]', '[1, 2]'],
    ['[1, 2, 3, 4][:]', '[1, 2, 3, 4]'],
    ['[1, 2, 3, 4][1:99]', '! Index out of bound error. Index: [98] , size: [4].'],
    ['[1, 2, 3, 4][3:1]', '! Index out of bound error. Index: [3] , size: [4].'],
    ['[1, 2, 3, 4][-1:1]', '! Index out of bound error. Index: [-1] , size: [4].'],
    [`'héllo'[1:3]`, "'él'"],
    [`'a😀b'[1:2]`, "'😀'"],
    [`'abc'['a':2]`, '! Type error. Received: [string] Expected: [int].'],
    ['{}[0:1]', '! Type error. Received: [map] Expected: [list,string].'],
    ['null[0:1]', '! Null value error.'],
  ]);
});

describe('unknown functions and wrong arguments', () => {
  table([
    ['nope(1)', '! Function not found error: Name: [nope].'],
    ['math.isInfinite(1.0)', '! Function not found error: Name: [math.isInfinite].'],
    [`bool('true')`, '! Function not found error: Name: [bool].'],
    ['math.nope(1)', '! Function not found error: Name: [math.nope].'],
    ['1.size()', '! Function not found error: Name: [size].'],
    ['true.size()', '! Function not found error: Name: [size].'],
    [`{}.hasAll(['a'])`, '! Function not found error: Name: [hasAll].'],
    ['null.size()', '! Null value error.'],
    [
      '[1].toSet().difference([1])',
      '! Unsupported operation error. Received: set.difference(list). Expected: set.difference(set).',
    ],
    ['path(/a/b)', '! Unsupported operation error. Received: path(path). Expected: path(string).'],
    ['[1].size(2)', '! Unsupported operation error. Received: list.size(int). Expected: list.size().'],
  ]);
});

describe('limits', () => {
  it('stops at the 1000th expression and stays stopped', () => {
    // The evaluator counts the elements and four more expressions: the comparison, `size()`, the list and the
    // `0`.
    const counting = (elements: number) =>
      `[${Array.from({ length: elements }, () => '1').join(',')}].size() > 0`;
    expect(evaluateText(counting(996))).toBe('true');
    expect(evaluateText(counting(997))).toBe(
      '! Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
    );
    expect(evaluateText(`${counting(997)} || true`)).toMatch(/maximum of 1000 expressions/);
  });

  it('refuses to build values without bound', () => {
    const doubled = Array.from({ length: 40 }).reduce<string>((text) => `[${text}].join('xxxxxxxx')`, "'x'");
    expect(evaluateText(doubled)).toBe("'x'");
    const variables = { big: { kind: 'string', value: 'x'.repeat(1_000_000) } } as const;
    expect(evaluateText('(big + big + big + big + big).size()', variables)).toMatch(/too complex/);
    expect(evaluateText(`big.replace('', big)`, variables)).toMatch(/too complex/);
    expect(evaluateText(`/a/$(big)/$(big)/$(big)/$(big)/$(big) is path`, variables)).toBe('true');
  });

  it('gives an error its place', () => {
    const outcome = evaluateExpression(parseCondition('1 == 1 && (1 / 0 == 1)'));
    expect(show(outcome)).toBe('! Divide by zero error.');
    expect(outcome.kind === 'error' && outcome.position?.column).toBe(
      `service cloud.firestore { match /x { allow read: if 1 == 1 && (`.length + 1,
    );
  });
});
