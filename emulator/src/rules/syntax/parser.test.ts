import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { expressions, rulesets, withoutSpans } from '../../../test/arbitrary-ast.ts';
import { parseCondition } from '../../../test/evaluate.ts';
import { print, printExpression } from '../../../test/rules-printer.ts';
import { compileRuleset } from '../ruleset.ts';
import { compileErrorText, type Issue } from './ast.ts';
import { parse } from './parser.ts';

function lines(issues: readonly Issue[], severity: Issue['severity']): readonly string[] {
  return issues
    .filter((issue) => issue.severity === severity)
    .map(({ message, span }) => `L${span.line}:${span.column} ${message}`);
}

function errors(source: string): readonly string[] {
  return lines(compileRuleset(source).issues, 'ERROR');
}

function warnings(source: string): readonly string[] {
  return lines(compileRuleset(source).issues, 'WARNING');
}

function inService(body: string): string {
  return `service cloud.firestore {\n${body}\n}`;
}

function condition(text: string): string {
  return inService(`match /a/{id} {\nallow read: if ${text};\n}`);
}

function functionWith(body: string): string {
  return inService(`function f(a) {\n${body}\n}\nmatch /a/{id} { allow read: if f(1); }`);
}

describe('syntax errors and their place', () => {
  it.each([
    ['broken', "L1:1 mismatched input 'broken' expecting {'function', 'import', 'service', 'rules_version'}"],
    ['', "L1:1 mismatched input '<EOF>' expecting {'function', 'import', 'service', 'rules_version'}"],
    ["rules_version = '3';", "L1:17 Invalid rules_version: '3'."],
    ['rules_version = 2;', "L1:17 mismatched input '2' expecting STRING"],
    ["rules_version = '2'", "L1:20 mismatched input '<EOF>' expecting ';'"],
    ['import "x" as y;', 'L1:1 Imports are not supported.'],
    ['service cloud.firestore {', "L1:26 mismatched input '<EOF>' expecting {'function', 'match', '}'}"],
    [inService('match /a/{id} { allow read: if; }'), "L2:31 Missing conditional expression after 'if'."],
    [inService('match /a/{id} { allow read: if }'), "L2:32 Missing conditional expression after 'if'."],
    [inService('match /a/{id} { allow read: true; }'), "L2:29 mismatched input 'true' expecting 'if'"],
    [inService('match /a/{id} { allow read }'), "L2:28 mismatched input '}' expecting ';'"],
    [
      inService('match /a/{id} { allow fly; }'),
      "L2:23 mismatched input 'fly' expecting {'read', 'get', 'list', 'write', 'create', 'update', 'delete'}",
    ],
    [inService('/a/{id} { allow read; }'), "L2:1 Missing 'match' keyword before path."],
    [inService('match /a/{id} {\n  /b/{x} { }\n}'), "L3:3 Missing 'match' keyword before path."],
    [inService('match a/{id} { }'), "L2:7 mismatched input 'a' expecting '/'"],
    [inService('match /a/{id=*} { }'), "L2:14 mismatched input '*' expecting '**'"],
    [inService('match /a/{in} { }'), "L2:11 mismatched input 'in' expecting IDENTIFIER"],
    ['service cloud.firestore { match /a { allow read: if ', "L1:53 Unexpected '<EOF>'."],
    [condition('1 +'), "L3:19 Unexpected ';'."],
    [condition('#'), "L3:16 token recognition error at: '#'"],
    [condition("'abc"), "L3:16 token recognition error at: ''abc;'"],
    [condition("'\\d'"), "L3:17 token recognition error at: '\\d'"],
    [condition("'\\u12'"), "L3:17 token recognition error at: '\\u'"],
    [condition('/* a'), "L3:16 token recognition error at: '/*'"],
    [condition('12abc'), "L3:16 token recognition error at: '12abc'"],
    [condition('9223372036854775808 > 0'), 'L3:16 Integer literal out of range: 9223372036854775808.'],
    [condition('-9223372036854775809 < 0'), 'L3:17 Integer literal out of range: 9223372036854775809.'],
    [condition('a.'), "L3:18 mismatched input ';' expecting IDENTIFIER"],
    [condition('a[]'), "L3:18 Unexpected ']'."],
    [condition('(1'), "L3:18 mismatched input ';' expecting ')'"],
    [condition('f(1,,2)'), "L3:20 Unexpected ','."],
    [condition('{a 1}'), "L3:19 mismatched input '1' expecting ':'"],
    [condition('true ? 1'), "L3:24 mismatched input ';' expecting ':'"],
    [condition('let'), "L3:16 Unexpected 'let'."],
    [functionWith('let b = 1 return b;'), "L3:11 mismatched input 'return' expecting ';'"],
    [functionWith('let b = 1;'), "L4:1 mismatched input '}' expecting 'return'"],
    [
      '// 😀\n/* 😀 */ x',
      "L2:9 mismatched input 'x' expecting {'function', 'import', 'service', 'rules_version'}",
    ],
  ])('%j', (source, message) => {
    expect(errors(source)).toEqual([message]);
  });

  it('refuses a source of more than 256 KB', () => {
    expect(errors(`//${' '.repeat(256 * 1024)}`)).toEqual([
      'L1:1 The size of the ruleset source exceeds the maximum of 256 KB.',
    ]);
  });
});

describe('nesting', () => {
  const nested = (depth: number) => condition(`${'('.repeat(depth)}true${')'.repeat(depth)}`);
  const tooComplex = /^L\d+:\d+ Expression is too complex to evaluate safely\.$/;

  it('of 97 parentheses compiles, of 98 does not', () => {
    expect(errors(nested(97))).toEqual([]);
    expect(errors(nested(98))[0]).toMatch(tooComplex);
  });

  it('does not count a flat chain', () => {
    expect(errors(condition(Array.from({ length: 98 }, () => 'true').join(' && ')))).toEqual([]);
  });

  it.each([
    ['chain', Array.from({ length: 20_000 }, () => 'true').join('&&')],
    ['postfix', `a${'.b'.repeat(20_000)}`],
    ['unary', `${'!'.repeat(20_000)}true`],
    ['lists', `${'['.repeat(20_000)}`],
    ['calls', `${'f('.repeat(20_000)}`],
    ['paths', `${'/$('.repeat(20_000)}`],
    ['ternaries', `${'true ? '.repeat(20_000)}`],
    ['indexes', `a${'[a'.repeat(20_000)}`],
  ])('of %s has an end', (_, text) => {
    expect(errors(condition(text))[0]).toMatch(tooComplex);
  });

  it('of matches stops at ten levels', () => {
    const levels = (count: number) => inService('match /a {'.repeat(count) + '}'.repeat(count));
    expect(errors(levels(10))).toEqual([]);
    expect(errors(levels(11))).toEqual(['L2:101 Match statements may be nested 10 levels deep at most.']);
    expect(errors(levels(10_000))).toHaveLength(1);
  });
});

describe('names', () => {
  it.each(['duration', 'hashing', 'latlng', 'math', 'timestamp'])('%s is no variable', (name) => {
    const message = `${name} is a package and cannot be used as variable name.`;
    expect(errors(inService(`function f(${name}) { return 1; }`))).toEqual([`L2:12 ${message}`]);
    expect(errors(inService(`function f() { let ${name} = 1; return 1; }`))).toEqual([`L2:20 ${message}`]);
    expect(errors(inService(`match /a/{${name}} { }`))).toEqual([`L2:10 ${message}`]);
    expect(errors(inService(`function ${name}() { return {${name}: 1}.${name}; }`))).toEqual([]);
  });

  it.each([
    ['function f(a, a) { return 1; }', 'L2:15', 'a'],
    ['function f(a) { let a = 1; return a; }', 'L2:21', 'a'],
    ['function f() { let a = 1; let a = 2; return a; }', 'L2:31', 'a'],
    ['function f() { return 1; } function f(a) { return 2; }', 'L2:37', 'f'],
    ['match /{x}/{x} { }', 'L2:12', 'x'],
  ])('%s binds twice', (body, place, name) => {
    expect(errors(inService(body))).toEqual([
      `${place} The identifier [${name}] is already bound in the current scope.`,
    ]);
  });

  it('may be shadowed from inside', () => {
    const body = `function f(request) { let resource = request; return resource; }
      match /{x}/b { match /{x}/c { function f(x) { return x; } allow read: if f(x) == 1; } }`;
    expect(errors(inService(body))).toEqual([]);
  });
});

describe('types and patterns that are literals', () => {
  it.each([
    ['1 is integer', 'L2:27 Invalid type name: integer.'],
    ['null is null', 'L2:27 Invalid type name: null.'],
    [`'a'.matches('[')`, 'L2:39 Invalid regular expression pattern. Reason: [missing closing ]: `[`].'],
    [
      `'a'.replace('a(?=b)', '')`,
      'L2:39 Invalid regular expression pattern. Reason: [invalid or unsupported Perl syntax: `(?=`].',
    ],
    [
      `'a'.split('(a)\\\\1')`,
      'L2:37 Invalid regular expression pattern. Reason: [invalid escape sequence: `\\1`].',
    ],
  ])('refuses %s', (condition, message) => {
    expect(errors(inService(`match /a { allow read: if ${condition}; }`))).toEqual([message]);
  });

  it('leaves a computed pattern to the evaluation', () => {
    expect(errors(inService(`match /a { allow read: if 'a'.matches('[' + 'a]') || [1] is set; }`))).toEqual(
      [],
    );
  });
});

describe('limits of a declaration', () => {
  it('one glob a pattern', () => {
    expect(errors(inService('match /{a=**}/b/{c=**} { }'))).toEqual([
      'L2:17 Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    ]);
  });

  it('eleven lets', () => {
    const lets = (count: number) =>
      functionWith(
        `${Array.from({ length: count }, (_, index) => `let x${index} = a;`).join('\n')}\nreturn 1;`,
      );
    expect(errors(lets(11))).toEqual([]);
    expect(errors(lets(12))).toEqual([
      'L14:5 Maximum allowed variable count of 10 for a given function has been reached.',
    ]);
  });

  it('seven parameters', () => {
    expect(errors(inService('function f(a, b, c, d, e, f, g) { return 1; }'))).toEqual([]);
    expect(errors(inService('function f(a, b, c, d, e, f, g, h) { return 1; }'))).toEqual([
      'L2:33 Maximum allowed argument count of 7 for a given function has been reached.',
    ]);
  });

  it('a hundred segments and twenty captures in a chain', () => {
    expect(errors(inService(`match ${'/a'.repeat(60)} { match ${'/b'.repeat(40)} { } }`))).toEqual([]);
    expect(errors(inService(`match ${'/a'.repeat(60)} { match ${'/b'.repeat(41)} { } }`))).toEqual([
      'L2:130 Maximum allowed path segment count of 100 has been reached.',
    ]);
    const captures = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `/{c${from + index}}`).join('');
    expect(errors(inService(`match ${captures(0, 10)} { match ${captures(10, 10)} { } }`))).toEqual([]);
    expect(errors(inService(`match ${captures(0, 10)} { match ${captures(10, 11)} { } }`))).toHaveLength(1);
  });
});

describe('calls', () => {
  it.each([
    ['function f() { return f(); }', ['L2:23']],
    ['function f() { return g(); } function g() { return f(); }', ['L2:52']],
    [
      'function f() { let a = g(); return a; } function g() { return [h()]; } function h() { return f() == 1; }',
      ['L2:94'],
    ],
  ])('%s is recursion', (body, places) => {
    expect(errors(inService(body))).toEqual(places.map((place) => `${place} Recursive call is not allowed.`));
  });

  it('a shadowed name is another function', () => {
    expect(
      errors(
        inService(
          'function f() { return 1; } match /a { function f() { return 1; } function g() { return f(); } }',
        ),
      ),
    ).toEqual([]);
  });

  const stack = (count: number) =>
    inService(
      Array.from({ length: count }, (_, index) => {
        const next = index + 1 < count ? `f${index + 2}()` : 'true';
        return `function f${index + 1}() { return ${next}; }`;
      }).join('\n'),
    );

  it('stack 21 deep and no deeper', () => {
    expect(errors(stack(21))).toEqual([]);
    const names = Array.from({ length: 21 }, (_, index) => `f${index + 1}`).join('->');
    expect(errors(stack(22))).toEqual([
      `L2:10 Maximum allowed call depth of 20 is reached for [${names}] call stack.`,
    ]);
    expect(errors(stack(5000))).toHaveLength(1);
  });
});

describe('warnings', () => {
  it.each([
    [
      'function f(a) { let b = 1; return a; } match /a { allow read: if f(1); }',
      ['L2:21 Unused variable: b.'],
    ],
    ['function f() { return 1; }', ['L2:10 Unused function: f.']],
    ['match /a { allow read: if x == 1; }', ['L2:27 Invalid variable name: x.']],
    ['match /a { allow read: if math == 1; }', ['L2:27 Invalid variable name: math.']],
    ['match /a { allow read: if g(1); }', ['L2:27 Invalid function name: g.']],
    ['match /a { allow read: if math.g(1); }', ['L2:27 Invalid function name: math.g.']],
    [
      'match /a { allow read: if math.abs(1, 2) == 1; }',
      ['L2:27 Incorrect number of arguments supplied to function: math.abs.'],
    ],
    [
      'function f(a) { return a; } match /a { allow read: if f(); }',
      ['L2:55 Incorrect number of arguments supplied to function: f.'],
    ],
    [
      'function f() { return 1 } match /a { allow read: if f() == 1; }',
      ["L2:25 Missing ';' after the 'return' expression."],
    ],
    [
      'match /{a=**} { match /b { } }',
      ["L2:8 A glob matches only at the end of a path in rules_version '1'."],
    ],
    [
      'function f() { let a = b; let b = 1; return a == b; } match /a { allow read: if f(); }',
      ['L2:24 Invalid variable name: b.'],
    ],
  ])('%s', (body, expected) => {
    const source = inService(body);
    expect(warnings(source)).toEqual(expected);
    expect(errors(source)).toEqual([]);
  });
});

describe('the text of a refusal', () => {
  it('has a line for each error and none for a warning', () => {
    const { issues } = compileRuleset(inService('function f(math, a, a) { return x; }'));
    expect(compileErrorText(issues)).toBe(
      'Error compiling rules:\nL2:12 math is a package and cannot be used as variable name.\nL2:21 The identifier [a] is already bound in the current scope.',
    );
  });
});

describe('other services', () => {
  it('are parsed and skipped', () => {
    const { ruleset } = compileRuleset(
      `service firebase.storage { match /b/{x}/o { allow read; } }\n${inService('match /a { allow read; }')}`,
    );
    expect(ruleset?.rules.map(({ pattern }) => pattern.length)).toEqual([1]);
  });
});

describe('printing', () => {
  it('gives back what it was parsed from', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(rulesets, (ast) => {
        const { ast: read, issues } = parse(print(ast));
        expect(issues).toEqual([]);
        expect(withoutSpans(read)).toEqual(withoutSpans(ast));
      }),
      { numRuns: casesOf(75) },
    );
  });

  it('gives back every expression', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(expressions, (expr) => {
        expect(withoutSpans(parseCondition(printExpression(expr)))).toEqual(withoutSpans(expr));
      }),
      { numRuns: casesOf(500) },
    );
  });

  it('keeps the least of the integers', () => {
    expect(printExpression(parseCondition('-9223372036854775808'))).toBe('-9223372036854775808');
  });
});
