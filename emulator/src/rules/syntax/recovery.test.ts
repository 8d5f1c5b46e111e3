import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { compileRuleset } from '../ruleset.ts';
import { compileErrorText } from './ast.ts';

function errors(source: string): readonly string[] {
  return compileErrorText(compileRuleset(source).issues).split('\n').slice(1);
}

const inService = (...lines: string[]): string => ['service cloud.firestore {', ...lines, '}'].join('\n');
const inMatch = (...lines: string[]): string => inService('match /a/{id} {', ...lines, '}');

describe('all errors of a source are found', () => {
  it('one for each statement', () => {
    expect(
      errors(
        inMatch(
          'allow fly;',
          'allow read: if 1 +;',
          'allow write: if true;',
          'allow get: if {a 1} == {b: 2};',
          "allow list: if 'x\\d' == 'y' || true;",
          "allow create: if 'open;",
          'allow update: if [1, 2;',
          'allow delete: if (true',
          'allow read',
          'allow write: true;',
        ),
      ),
    ).toEqual([
      "L3:7 mismatched input 'fly' expecting {'read', 'get', 'list', 'write', 'create', 'update', 'delete'}",
      "L4:19 Unexpected ';'.",
      "L6:18 mismatched input '1' expecting ':'",
      "L7:18 token recognition error at: '\\d'",
      "L8:18 token recognition error at: ''open;'",
      "L9:23 mismatched input ';' expecting ']'",
      "L11:1 mismatched input 'allow' expecting ')'",
      "L12:1 mismatched input 'allow' expecting ';'",
      "L12:14 mismatched input 'true' expecting 'if'",
    ]);
  });

  it('in the body of a function and behind it', () => {
    expect(
      errors(
        inService(
          'function f(a) {',
          '  let b = ;',
          '  let c = a return c;',
          '}',
          'function g(a,,) { let d = 1 +; return ; }',
          'function h() { let e = 1; }',
          'function i() { return {match: 1}.match == /allow/$(a)/let; return 2; }',
          'function j() { retrun 1; }',
          'match /a { allow read: if f(1; }',
        ),
      ),
    ).toEqual([
      "L3:11 Unexpected ';'.",
      "L4:13 mismatched input 'return' expecting ';'",
      "L6:14 mismatched input ',' expecting IDENTIFIER",
      "L6:30 Unexpected ';'.",
      "L6:39 Unexpected ';'.",
      "L7:27 mismatched input '}' expecting 'return'",
      "L8:60 mismatched input 'return' expecting '}'",
      "L9:16 mismatched input 'retrun' expecting 'return'",
      "L10:30 mismatched input ';' expecting ')'",
    ]);
  });

  it('in the path of a match and inside its block', () => {
    expect(
      errors(
        inService(
          'match a/{id} {',
          '  allow fly;',
          '  match /b/{x=*}/c { allow swim; }',
          '  /d/{y} { allow read: if 1 +; }',
          '  match /e/{in} { match { allow; } }',
          '  allow walk;',
          '}',
        ),
      ).map((line) => line.split(' ')[0]),
    ).toEqual(['L2:7', 'L3:9', 'L4:15', 'L4:28', 'L5:3', 'L6:13', 'L6:25', 'L6:32', 'L7:9']);
  });

  it('at the top, and in each service', () => {
    expect(
      errors(
        [
          'rules_version = 2;',
          'import "x" as y;',
          'function f() { return 1 }}',
          'service cloud.firestore { match /a { allow fly; } nonsense }',
          'service { match /b { } }',
          'service firebase.storage { match /c { allow swim; } }',
        ].join('\n'),
      ),
    ).toEqual([
      "L1:17 mismatched input '2' expecting STRING",
      'L2:1 Imports are not supported.',
      "L3:26 mismatched input '}' expecting {'function', 'import', 'service', 'rules_version'}",
      "L4:44 mismatched input 'fly' expecting {'read', 'get', 'list', 'write', 'create', 'update', 'delete'}",
      "L4:51 mismatched input 'nonsense' expecting {'function', 'match', '}'}",
      "L5:9 mismatched input '{' expecting IDENTIFIER",
      "L6:45 mismatched input 'swim' expecting {'read', 'get', 'list', 'write', 'create', 'update', 'delete'}",
    ]);
  });

  it('up to a hundred', () => {
    expect(errors(inMatch(...Array.from({ length: 500 }, () => 'allow fly;')))).toHaveLength(100);
  });
});

describe('one error is told once', () => {
  it.each([
    ['a brace that is never closed', inService('match /a {', 'allow read;'), "L4:2 mismatched input '<EOF>'"],
    [
      'a function that is never closed',
      inService('function f() { return 1;', 'match /a { allow read; }'),
      "L3:1 mismatched input 'match' expecting '}'",
    ],
    [
      'a comment that is never closed',
      inMatch('allow read: if /* x;', 'allow fly;'),
      'L3:16 token recognition',
    ],
    ['one semicolon too many', inMatch('allow read;;', 'allow write;'), "L3:12 mismatched input ';'"],
    [
      'a block instead of a statement',
      inMatch('{ allow read; }', 'allow write;'),
      "L3:1 mismatched input '{'",
    ],
    [
      'a service inside a match',
      inMatch('service x { match /b { } }', 'allow read;'),
      'L3:1 mismatched input',
    ],
  ])('%s', (_what, source, message) => {
    const found = errors(source);
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(message)).toBe(true);
  });

  it('and suppresses no warning about what follows', () => {
    const { issues } = compileRuleset(inService('function f() { return 1 + }', 'function g() { return 1 }'));
    expect(issues.map(({ severity }) => severity)).toEqual(['ERROR', 'WARNING']);
  });
});

describe('any mixture of good and bad statements', () => {
  const good = fc.constantFrom(
    'allow read: if a.match == /match/allow/$(b);',
    'allow write: if {let: 1, x: [2]}["let"] == 1;',
    'match /b/{x}/(default)@c { allow get; }',
    'match /c { function f(a) { let b = {c: a}; return b.return; } }',
    'allow list: if \'}\' == "{;" || true; // }',
  );
  const bad = fc.constantFrom(
    'allow fly;',
    'allow read: if 1 +;',
    "allow read: if '\\q}' == 1;",
    'allow read: if {a 1};',
    'match b/{x} { allow read; }',
    'function f(a,,) { return a; }',
    'function f() { let a 1; return a; }',
    'function f() { return (1; }',
  );

  it('has an error in each line that is bad, and in no other', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad), { maxLength: 20 }), (lines) => {
        const found = errors(inMatch(...lines)).map((line) => Number(/^L(\d+)/.exec(line)?.[1]));
        expect(found).toEqual(lines.flatMap((line, index) => (isGood(line) ? [] : [index + 3])));
      }),
      { numRuns: casesOf(125) },
    );
  });

  function isGood(line: string): boolean {
    return errors(inMatch(line)).length === 0;
  }
});
