import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { anyCharacter } from '../../../../tests/setup/property-text.ts';
import { expressions } from '../../../test/arbitrary-ast.ts';
import { evaluateExpression, parseCondition } from '../../../test/evaluate.ts';
import { printExpression } from '../../../test/rules-printer.ts';
import {
  contextOf,
  createWorld,
  document,
  PROJECT,
  query,
  ROOT,
  user,
  verdictOf,
  where,
} from '../../../test/rules-registry.ts';
import { fail, type Outcome, UNKNOWN } from '../evaluation/values.ts';
import { compileRuleset } from '../ruleset.ts';

const TOKENS = [
  'rules_version',
  'service',
  'cloud.firestore',
  'match',
  'allow',
  'read',
  'if',
  'function',
  'let',
  'return',
  'true',
  'null',
  'in',
  'is',
  'string',
  'request',
  'resource',
  '.data',
  'math',
  '.abs',
  'get',
  'x',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '/',
  '//',
  '/*',
  '*/',
  '**',
  '=',
  '==',
  '&&',
  '||',
  '!',
  '-',
  '?',
  ':',
  ';',
  ',',
  '.',
  '$',
  '$(',
  "'a'",
  '"',
  "'",
  '\\',
  '1',
  '1.5',
  '9223372036854775808',
  '\n',
  ' ',
  '😀',
  '\u0000',
  '{a=**}',
];

function isDecided(source: string): boolean {
  const { ruleset, issues } = compileRuleset(source);
  return (ruleset === null) === issues.some(({ severity }) => severity === 'ERROR');
}

const HOT_NAMES = [
  'size',
  'matches',
  'split',
  'replace',
  'join',
  'concat',
  'get',
  'diff',
  'keys',
  'toSet',
  'bind',
];

const values: Readonly<Record<string, Outcome>> = {
  a: { kind: 'string', value: 'abc' },
  b: { kind: 'list', items: [{ kind: 'int', value: 1n }] },
  c: { kind: 'map', entries: new Map([['a', { kind: 'null' }]]) },
  d: { kind: 'float', value: Number.NaN },
  e: { kind: 'int', value: -(2n ** 63n) },
  f: { kind: 'path', segments: ['a', { placeholder: 'x' }] },
  g: { kind: 'timestamp', nanos: 253_402_300_799_999_999_999n },
  h: { kind: 'duration', nanos: -1n },
  i: fail('boom'),
  j: UNKNOWN,
};

describe('no input makes it throw or hang', () => {
  it('the parser, on any text', { timeout: 30_000 }, () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 });
    fc.assert(
      fc.property(text, (source) => {
        expect(isDecided(source)).toBe(true);
      }),
      { numRuns: casesOf(500) },
    );
  });

  it('the parser, on any sequence of its own words', { timeout: 30_000 }, () => {
    const words = fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 });
    fc.assert(
      fc.property(words, (tokens) => {
        expect(isDecided(tokens.join(''))).toBe(true);
        const condition = tokens.join(' ');
        expect(isDecided(`service cloud.firestore { match /a/{x} { allow read: if ${condition}; } }`)).toBe(
          true,
        );
      }),
      { numRuns: casesOf(750) },
    );
  });

  it('the evaluator, on any expression', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(expressions, (expr) => {
        expect(evaluateExpression(expr, values)).toHaveProperty('kind');
      }),
      { numRuns: casesOf(1250) },
    );
  });

  it('the builtins, on any receiver and arguments', { timeout: 30_000 }, () => {
    const operand = fc.constantFrom(
      ...Object.keys(values),
      '[]',
      '{}',
      "'('",
      "'a*'",
      '0',
      '-1',
      'null',
      'b"a"',
    );
    const call = fc.tuple(operand, fc.constantFrom(...HOT_NAMES), fc.array(operand, { maxLength: 3 }));
    fc.assert(
      fc.property(call, operand, ([receiver, name, args], other) => {
        const text = `(${receiver}).${name}(${args.join(', ')}) == ${other}`;
        expect(evaluateExpression(parseCondition(text), values)).toHaveProperty('kind');
      }),
      { numRuns: casesOf(750) },
    );
  });

  it('the whole, for reads and queries', { timeout: 30_000 }, () => {
    const world = createWorld();
    const context = contextOf(
      user('a', { deep: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown }),
    );
    const stored = document('a/1', { a: 1, b: ['x'], c: { d: null } });
    const wrapped = (text: string) =>
      `rules_version = '2'; service cloud.firestore { match /{p=**} { allow read: if (${text}) == request || resource.data.a == (${text}); } }`;
    fc.assert(
      fc.property(expressions, (expr) => {
        world.registry.load(PROJECT, [{ content: wrapped(printExpression(expr)) }], { ignoreErrors: true });
        const read = verdictOf(() =>
          world.registry.authorizeGets(context, [{ name: stored.name, document: stored }]),
        );
        const structured = query('a', { where: where('a', '>', 1) }, true);
        const listed = verdictOf(() => world.registry.authorizeList(context, ROOT, structured));
        for (const verdict of [read, listed]) expect(verdict).toMatch(/^allow$|^No matching|^\n.+ @ L\d+/s);
      }),
      { numRuns: casesOf(125) },
    );
  });

  it('a stored instant beyond the calendar', () => {
    const world = createWorld();
    const source =
      'service cloud.firestore { match /{x=**} { allow read: if resource.data.t.year() == 1; } }';
    world.registry.load(PROJECT, [{ content: source }], { ignoreErrors: false });
    const stored = {
      ...document('a/1', {}),
      fields: new Map([['t', { kind: 'timestamp' as const, micros: 2n ** 63n }]]),
    };
    expect(
      verdictOf(() =>
        world.registry.authorizeGets(contextOf(null), [{ name: stored.name, document: stored }]),
      ),
    ).toMatch(/Null value error/);
  });

  it.each([
    ['comments', '/*'.repeat(50_000)],
    ['strings', "'".repeat(50_000)],
    ['escapes', `'${'\\n'.repeat(50_000)}`],
    ['functions', 'function f() { return f(); } '.repeat(5000)],
    ['digits', `service cloud.firestore { match /a { allow read: if ${'9'.repeat(200_000)}; } }`],
    ['paths', `service cloud.firestore { match ${'/{a=**}'.repeat(20_000)} { } }`],
    ['list items', `service cloud.firestore { match /a { allow read: if [${'1,'.repeat(100_000)}] == 1; } }`],
  ])('the parser, on very many %s', (_, source) => {
    expect(isDecided(source)).toBe(true);
  });

  it('a call costs five expressions beyond the call and the body', () => {
    const calling = (times: number) => {
      const world = createWorld();
      const calls = Array.from({ length: times }, () => 'f()').join(' && ');
      const source = `service cloud.firestore { function f() { return true; } match /{x=**} { allow get: if ${calls}; } }`;
      world.registry.load(PROJECT, [{ content: source }], { ignoreErrors: false });
      return verdictOf(() =>
        world.registry.authorizeGets(contextOf(null), [{ name: `${ROOT}/a/1`, document: null }]),
      );
    };
    // Each call counts as seven expressions, and each `&&` as one.
    expect(calling(125)).toBe('allow');
    expect(calling(126)).toMatch(/maximum of 1000 expressions/);
  });

  it('sharing does not multiply the work', { timeout: 30_000 }, () => {
    const lets = (name: string) =>
      Array.from({ length: 9 }, (_, index) => {
        const before = index === 0 ? 'a' : `${name}${index - 1}`;
        return `let ${name}${index} = [${Array.from({ length: 20 }, () => before).join(',')}];`;
      }).join('');
    const source = `service cloud.firestore {
      function left(a) { ${lets('l')} return l8; }
      function right(a) { ${lets('r')} return r8; }
      match /{x=**} { allow read: if left('x') == right('x') || left('y').toSet() == right('y').toSet(); }
    }`;
    const world = createWorld();
    world.registry.load(PROJECT, [{ content: source }], { ignoreErrors: false });
    expect(
      verdictOf(() =>
        world.registry.authorizeGets(contextOf(null), [{ name: `${ROOT}/a/1`, document: null }]),
      ),
    ).toMatch(/Expression is too complex to evaluate safely/);
  });
});
