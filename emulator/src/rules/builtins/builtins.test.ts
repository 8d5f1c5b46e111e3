import { describe, expect, it } from 'vitest';
import { evaluateExpression, evaluateText, parseCondition, show } from '../../../test/evaluate.ts';
import { FUNCTIONS, METHODS, NAMESPACES } from './index.ts';

type Rows = readonly (readonly [string, string])[];

const DAY = 'timestamp.date(2024, 2, 29)';
const NOON = `(${DAY} + duration.time(13, 45, 6, 7))`;

const TABLES: Readonly<Record<string, Rows>> = {
  string: [
    [`'abc'.size()`, '3'],
    [`'a😀'.size()`, '2'],
    [`'ÀB'.lower()`, "'àb'"],
    [`'àb'.upper()`, "'ÀB'"],
    [`' a b\\n'.trim()`, "'a b'"],
    [`'é'.toUtf8()`, 'bytes c3a9'],
    [`'abc'.matches('[a-c]+')`, 'true'],
    [`'abcd'.matches('[a-c]+')`, 'false'],
    [`'ABC'.matches('(?i)[a-c]+')`, 'true'],
    [
      `'a'.matches('a(?=b)')`,
      '! Invalid regular expression pattern. Reason: [invalid or unsupported Perl syntax: `(?=`].',
    ],
    [
      `'aa'.matches('(a)\\\\1')`,
      '! Invalid regular expression pattern. Reason: [invalid escape sequence: `\\1`].',
    ],
    [
      `'a'.matches(1)`,
      '! Unsupported operation error. Received: string.matches(int). Expected: string.matches(string).',
    ],
    [`'a1b22c'.replace('[0-9]+', '-')`, "'a-b-c'"],
    [`'abc'.replace('', '-')`, "'-a-b-c-'"],
    [`'abc'.replace('(a)(b)', '$2$1')`, "'bac'"],
    [`'a'.replace('a', '$0$0')`, "'aa'"],
    [`'ab'.replace('(a)', '[$1]')`, "'[a]b'"],
    [`'2024-02'.replace('(?P<year>\\\\d+)-(?:0)(\\\\d)', '$2/$1')`, "'2/2024'"],
    [`'aab-b'.replace('(a)*b', '<$1>')`, "'<a>-<>'"],
    [`'😀b'.replace('(b)', '$1$1')`, "'😀bb'"],
    [`'a'.replace('a', '$')`, "'$'"],
    [`'a.b'.replace('.', '$1')`, "'$1$1$1'"],
    [`'a'.replace('(', '')`, '! Invalid regular expression pattern. Reason: [missing closing ): `(`].'],
    [`'a,b,,c'.split(',')`, "['a', 'b', '', 'c']"],
    [`'a,'.split(',')`, "['a', '']"],
    [`',a'.split(',')`, "['', 'a']"],
    [`'abc'.split('')`, "['a', 'b', 'c']"],
    [`'abc'.split('x')`, "['abc']"],
    [`'a'.split('[')`, '! Invalid regular expression pattern. Reason: [missing closing ]: `[`].'],
  ],
  bytes: [
    [`b'abc'.size()`, '3'],
    [`b'\\xfb\\xff'.toBase64()`, "'-_8='"],
    [`b'\\x0a\\xff'.toHexString()`, "'0AFF'"],
  ],
  list: [
    ['[1, 2].size()', '2'],
    ['[1].concat([2, 1])', '[1, 2, 1]'],
    ['[1, 2, 3].hasAll([1, 3])', 'true'],
    ['[1, 2].hasAll([1, 3])', 'false'],
    ['[1].hasAll([])', 'true'],
    ['[1, 2].hasAny([3, 2])', 'true'],
    ['[1, 2].hasAny([3])', 'false'],
    ['[1].hasAny([])', 'false'],
    [`['a', 'b'].hasOnly(['a', 'b', 'c'])`, 'true'],
    [`['a', 'b', 'a'].hasOnly(['a', 'b'])`, 'true'],
    [`['a', 'd'].hasOnly(['a', 'b', 'c'])`, 'false'],
    ['[].hasOnly([1])', 'true'],
    [`['a', 1, 2.0, true, null].join('-')`, "'a-1-2.0-true-null'"],
    [`[].join('-')`, "''"],
    [
      `[[1]].join('-')`,
      '! Unsupported operation error. Received: string(list). Expected: string(string|bool|int|float|null|path).',
    ],
    ['[1, 2, 1, 3].removeAll([1.0])', '[2, 3]'],
    ['[1, 2, 1.0, 2].toSet()', 'set[1, 2]'],
    [
      '[1].hasAny([1].toSet())',
      '! Unsupported operation error. Received: list.hasAny(set). Expected: list.hasAny(list).',
    ],
  ],
  set: [
    ['[1, 2].toSet().size()', '2'],
    ['[1, 2].toSet().difference([2, 3].toSet())', 'set[1]'],
    ['[1, 2].toSet().intersection([2, 3].toSet())', 'set[2]'],
    ['[1, 2].toSet().union([2, 3].toSet())', 'set[1, 2, 3]'],
    ['[1, 2].toSet().hasAll([1])', 'true'],
    ['[1, 2].toSet().hasAll([1, 3].toSet())', 'false'],
    ['[1, 2].toSet().hasAny([3, 2])', 'true'],
    ['[1, 2].toSet().hasAny([3].toSet())', 'false'],
    ['[1, 2].toSet().hasOnly([1, 2, 3])', 'true'],
    ['[1, 2].toSet().hasOnly([1].toSet())', 'false'],
    [
      '[1].toSet().union([1])',
      '! Unsupported operation error. Received: set.union(list). Expected: set.union(set).',
    ],
  ],
  map: [
    [`{'a': 1}.size()`, '1'],
    [`{'b': 1, 'a': 2}.keys()`, "['a', 'b']"],
    [`{'b': 1, 'a': 2}.values()`, '[2, 1]'],
    [`{'a': 1}.get('a', 0)`, '1'],
    [`{'a': 1}.get('b', 0)`, '0'],
    [`{}.get('toString', 0)`, '0'],
    [`{'a': {'b': 1}}.get(['a', 'b'], 0)`, '1'],
    [`{'a': {'b': 1}}.get(['a', 'c'], 0)`, '0'],
    [`{'a': 1}.get(['a', 'c'], 0)`, '0'],
    [
      `{'a': 1}.get('a')`,
      '! Unsupported operation error. Received: map.get(string). Expected: map.get(string, any), map.get(list, any).',
    ],
    [
      `{'a': 1, 'b': 2, 'd': 4}.diff({'a': 1, 'b': 3, 'c': 5})`,
      'diff {"added":["d"],"removed":["c"],"changed":["b"],"unchanged":["a"]}',
    ],
  ],
  map_diff: [
    [`{'a': 1}.diff({'b': 1}).addedKeys()`, "set['a']"],
    [`{'a': 1}.diff({'b': 1}).removedKeys()`, "set['b']"],
    [`{'a': 1, 'c': 1}.diff({'a': 2, 'c': 1}).changedKeys()`, "set['a']"],
    [`{'a': 1, 'c': 1}.diff({'a': 2, 'c': 1}).unchangedKeys()`, "set['c']"],
    [`{'a': 1, 'b': 1}.diff({'b': 2, 'c': 1}).affectedKeys()`, "set['a', 'c', 'b']"],
  ],
  path: [
    [`(/a/{x}/{y}).bind({'x': 'b', 'y': 3})`, '/a/b/3'],
    [`(/a/{x}).bind({'x': /b/c})`, '/a/b/c'],
    [`(/a/{x}).bind({})`, '! Property x is undefined on object.'],
    [`(/a/{x}).bind({'x': true})`, '! Type error. Received: [bool] Expected: [string,int,path].'],
    [`(/a/{x}).bind({'x': null})`, '! Type error. Received: [null] Expected: [string,int,path].'],
    [`path('users/{uid}').bind({'uid': 'ana'})`, '/users/ana'],
    [`path('/users/{uid}/notes/{n}').bind({'uid': 'ana', 'n': 7})`, '/users/ana/notes/7'],
    [`path('users/{uid}').bind({'other': 'ana'})`, '! Path has no placeholder other.'],
    [`path('users/{uid}') == /users/{uid}`, 'true'],
    [`path('users/{uid').bind({'uid': 'ana'})`, '! Path has no placeholder uid.'],
    [`path('users/x{uid}').bind({'uid': 'ana'})`, '! Path has no placeholder uid.'],
    [`path('users/$(uid)').bind({'uid': 'ana'})`, '! Path has no placeholder uid.'],
    [`(/users/$('{uid}')).bind({'uid': 'ana'})`, '! Path has no placeholder uid.'],
    [`path('/a/{x}').bind({'x': 'b', 'y': 'c'})`, '! Path has no placeholder y.'],
    [`(/a/b).bind({'x': 'y'})`, '! Path has no placeholder x.'],
    ['(/a/b).bind({})', '/a/b'],
    [
      `(/a/{x}).bind('x')`,
      '! Unsupported operation error. Received: path.bind(string). Expected: path.bind(map).',
    ],
  ],
  timestamp: [
    [`${NOON}.date()`, '2024-02-29T00:00:00Z'],
    [`${NOON}.day()`, '29'],
    [`${NOON}.dayOfWeek()`, '4'],
    ['timestamp.date(2024, 3, 3).dayOfWeek()', '7'],
    ['timestamp.date(2024, 3, 4).dayOfWeek()', '1'],
    [`${NOON}.dayOfYear()`, '60'],
    ['timestamp.date(2024, 12, 31).dayOfYear()', '366'],
    [`${NOON}.hours()`, '13'],
    [`${NOON}.minutes()`, '45'],
    [`${NOON}.month()`, '2'],
    [`${NOON}.nanos()`, '7'],
    [`${NOON}.seconds()`, '6'],
    [`${NOON}.time()`, '49506000000007ns'],
    [`${NOON}.toMillis()`, '1709214306000'],
    [`${NOON}.year()`, '2024'],
    ['timestamp.value(-1).toMillis()', '-1'],
    ['timestamp.value(-1).seconds()', '59'],
    ['timestamp.value(-1).nanos()', '999000000'],
    ['timestamp.value(-1).year()', '1969'],
    ['timestamp.date(1, 1, 1).year()', '1'],
  ],
  duration: [
    [`duration.value(1500, 'ms').seconds()`, '1'],
    [`duration.value(1500, 'ms').nanos()`, '500000000'],
  ],
  latlng: [
    ['latlng.value(1.5, 2).latitude()', '1.5'],
    ['latlng.value(1.5, 2).longitude()', '2.0'],
    ['math.round(latlng.value(0, 0).distance(latlng.value(0, 90)))', '10007559'],
    // The expected value comes from the spherical law of cosines, not from the emulator's haversine formula.
    [
      'math.round(latlng.value(60, -30).distance(latlng.value(-45, 75)))',
      String(
        Math.round(
          6_371_010 *
            Math.acos(
              Math.cos(Math.PI / 3) * Math.cos(Math.PI / 4) * Math.cos((105 * Math.PI) / 180) -
                Math.sin(Math.PI / 3) * Math.sin(Math.PI / 4),
            ),
        ),
      ),
    ],
    ['latlng.value(1, 2).distance(latlng.value(1, 2))', '0.0'],
  ],
};

const NAMESPACE_TABLES: Readonly<Record<string, Rows>> = {
  duration: [
    [`duration.value(1, 'w')`, '604800000000000ns'],
    [`duration.value(1, 'd')`, '86400000000000ns'],
    [`duration.value(1, 'h')`, '3600000000000ns'],
    [`duration.value(1, 'm')`, '60000000000ns'],
    [`duration.value(1, 's')`, '1000000000ns'],
    [`duration.value(1, 'ms')`, '1000000ns'],
    [`duration.value(1, 'us')`, '1000ns'],
    [`duration.value(1, 'ns')`, '1ns'],
    [`duration.value(1, 'y')`, '! Invalid duration unit: y.'],
    [`duration.value(9223372036854775807, 'w')`, '! Duration out of range.'],
    ['duration.time(1, 2, 3, 4)', '3723000000004ns'],
    [`duration.abs(duration.value(-2, 's'))`, '2000000000ns'],
    [
      `duration.value('1', 's')`,
      '! Unsupported operation error. Received: duration.value(string, string). Expected: duration.value(int, string).',
    ],
  ],
  hashing: [
    [`hashing.crc32('123456789').toHexString()`, "'2639F4CB'"],
    [`hashing.crc32c('123456789').toHexString()`, "'839206E3'"],
    [`hashing.md5('abc')`, 'bytes 900150983cd24fb0d6963f7d28e17f72'],
    [`hashing.sha256(b'abc')`, 'bytes ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'hashing.md5(1)',
      '! Unsupported operation error. Received: hashing.md5(int). Expected: hashing.md5(string|bytes).',
    ],
  ],
  latlng: [
    ['latlng.value(90, -180)', '(90, -180)'],
    [
      'latlng.value(-100, -122.08)',
      '! Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: -100.0, longitude: -122.08.',
    ],
    [
      'latlng.value(0, 181)',
      '! Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: 0.0, longitude: 181.0.',
    ],
  ],
  math: [
    ['math.abs(-2)', '2'],
    ['math.abs(2)', '2'],
    ['math.abs(-2.5)', '2.5'],
    ['math.abs(-9223372036854775808)', '! Integer overflow error.'],
    ['math.ceil(1.2)', '2'],
    ['math.ceil(3)', '3'],
    ['math.floor(-1.2)', '-2'],
    ['math.round(2.5)', '3'],
    ['math.round(-2.5)', '-2'],
    [`math.ceil(float('1e300'))`, '! Integer overflow error.'],
    ['math.floor(0.0 / 0.0)', '! Integer overflow error.'],
    ['math.sqrt(9)', '3.0'],
    ['math.pow(2, 0.5) == math.sqrt(2)', 'true'],
    ['math.pow(2, 10)', '1024.0'],
    ['math.isNaN(0.0 / 0.0)', 'true'],
    ['math.isNaN(1)', 'false'],
    [
      `math.abs('1')`,
      '! Unsupported operation error. Received: math.abs(string). Expected: math.abs(int), math.abs(float).',
    ],
  ],
  timestamp: [
    ['timestamp.date(2024, 2, 29)', '2024-02-29T00:00:00Z'],
    ['timestamp.date(2023, 2, 29)', '! Invalid date: 2023-2-29.'],
    ['timestamp.date(2023, 13, 1)', '! Invalid date: 2023-13-1.'],
    ['timestamp.date(2023, 1, 366)', '! Invalid date: 2023-1-366.'],
    ['timestamp.date(9223372036854775807, 1, 1)', '! Invalid date: 9223372036854776000-1-1.'],
    ['timestamp.date(10000, 1, 1)', '! Timestamp out of range.'],
    ['timestamp.value(1500)', '1970-01-01T00:00:01.500Z'],
    ['timestamp.value(9223372036854775807)', '! Timestamp out of range.'],
  ],
};

const FUNCTION_TABLES: Readonly<Record<string, Rows>> = {
  int: [
    [`int('42')`, '42'],
    [`int('-7')`, '-7'],
    [`int('+7')`, '7'],
    ['int(9223372036854775807)', '9223372036854775807'],
    ['int(2.9)', '2'],
    ['int(-2.9)', '-2'],
    [`int('x')`, "! Cannot convert 'x' to int."],
    [`int('9223372036854775808')`, '! Integer overflow error.'],
    [`int(float('1e300'))`, '! Integer overflow error.'],
    [
      'int(true)',
      '! Unsupported operation error. Received: int(bool). Expected: int(string), int(float), int(int).',
    ],
  ],
  float: [
    ['float(2)', '2.0'],
    [`float('2.5')`, '2.5'],
    [`float('-1e3')`, '-1000.0'],
    [`float('')`, "! Cannot convert '' to float."],
    [`float('0x10')`, "! Cannot convert '0x10' to float."],
  ],
  string: [
    [`string('a')`, "'a'"],
    ['string(true)', "'true'"],
    ['string(2)', "'2'"],
    ['string(2.0)', "'2.0'"],
    ['string(2.5)', "'2.5'"],
    [`string(float('1e20'))`, "'100000000000000000000.0'"],
    [`string(float('1e21'))`, "'1e+21'"],
    ['string(null)', "'null'"],
    ['string(/a/b)', "'/a/b'"],
    [
      'string([1])',
      '! Unsupported operation error. Received: string(list). Expected: string(string|bool|int|float|null|path).',
    ],
  ],
  path: [
    [`path('/a/b')`, '/a/b'],
    [`path('a/b/')`, '/a/b'],
  ],
  get: [['get(/databases/d/documents/a/b)', 'null']],
  exists: [['exists(/databases/d/documents/a/b)', 'false']],
  getAfter: [['getAfter(/databases/d/documents/a/b)', 'null']],
  existsAfter: [['existsAfter(/databases/d/documents/a/b)', 'false']],
  debug: [['debug([1])', '[1]']],
};

function check(rows: Rows): void {
  it.each(rows)('%s → %s', (expression, expected) => {
    expect(evaluateText(expression)).toBe(expected);
  });
}

describe.each(Object.entries(TABLES))('methods of %s', (_, rows) => {
  check(rows);
});
describe.each(Object.entries(NAMESPACE_TABLES))('namespace %s', (_, rows) => {
  check(rows);
});
describe.each(Object.entries(FUNCTION_TABLES))('function %s', (_, rows) => {
  check(rows);
});

describe('the tables', () => {
  const missing = (names: Iterable<string>, rows: Rows | undefined, before: string) =>
    [...names].filter((name) => rows?.some(([text]) => text.includes(`${before}${name}(`)) !== true);

  it.each([...METHODS])('have a row for every method of %s', (kind, methods) => {
    expect(missing(methods.keys(), TABLES[kind], '.')).toEqual([]);
  });

  it.each([...NAMESPACES])('have a row for every function of %s', (namespace, functions) => {
    expect(missing(functions.keys(), NAMESPACE_TABLES[namespace], `${namespace}.`)).toEqual([]);
  });

  it('have a row for every function', () => {
    expect(Object.keys(FUNCTION_TABLES).toSorted()).toEqual([...FUNCTIONS.keys()].toSorted());
  });
});

describe('debug', () => {
  it('logs the value and returns it', () => {
    const lines: string[] = [];
    const outcome = evaluateExpression(parseCondition('debug(1 + 1) == 2'), {}, null, (line) =>
      lines.push(line),
    );
    expect(show(outcome)).toBe('true');
    expect(lines).toEqual(['debug: {"intValue":"2"}']);
  });
});

describe('document functions', () => {
  it('name the path they cannot read', () => {
    expect(evaluateText('get(/databases/d/documents/a)')).toBe(
      '! Service call error. Function: [get], Argument: [path_value {\n  segments {\n    simple: "databases"\n  }\n  segments {\n    simple: "d"\n  }\n  segments {\n    simple: "documents"\n  }\n  segments {\n    simple: "a"\n  }\n}\n].',
    );
  });

  it.each([
    '/a/b',
    '/databases/other/documents/a/b',
    '/databases/d/documents',
    `/databases/d/documents/a/$('b/c')`,
    '/databases/d/documents/a/{x}',
  ])('refuse %s', (path) => {
    expect(evaluateText(`exists(${path})`)).toMatch(/^! Service call error. Function: \[exists\]/);
  });
});
