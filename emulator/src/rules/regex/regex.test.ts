import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXHAUSTED, findAll, matchesWhole } from './matcher.ts';
import { compileRegex } from './program.ts';

const UNBOUNDED = () => true;

function matches(pattern: string, text: string): boolean | string {
  const program = compileRegex(pattern);
  if (typeof program === 'string') return program;
  const result = matchesWhole(program, text, UNBOUNDED);
  return result === EXHAUSTED ? 'exhausted' : result;
}

function found(pattern: string, text: string): readonly string[] {
  const program = compileRegex(pattern);
  if (typeof program === 'string') return [program];
  const result = findAll(program, text, UNBOUNDED);
  return result === EXHAUSTED ? ['exhausted'] : result.map(({ start, end }) => text.slice(start, end));
}

describe('whole matches', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'xabc', false],
    ['', '', true],
    ['a|ab', 'ab', true],
    ['a*?', 'aaa', true],
    ['.', '\n', false],
    ['(?s).', '\n', true],
    ['(?i)stra\u00dfe', 'STRA\u00dfE', true],
    ['(?i:a)b', 'Ab', true],
    ['(?i:a)b', 'AB', false],
    ['(?i)a(?-i)b', 'AB', false],
    ['(?P<year>\\d{4})-(?<month>\\d\\d)', '2024-02', true],
    ['[^@\\s]+@[^@\\s]+\\.[a-z]{2,}', 'ana@correo.mx', true],
    ['[^@\\s]+@[^@\\s]+\\.[a-z]{2,}', 'ana@correo.m', false],
    ['\\+?[0-9]{7,15}', '+5215512345678', true],
    ['[[:alpha:]_]+', 'ab_c', true],
    ['[[:^digit:]]', '5', false],
    ['\\p{L}+', 'ñandú', true],
    ['\\pN', '5', true],
    ['\\P{L}', 'a', false],
    ['\\p{Greek}', 'λ', true],
    ['[\\d-]+', '1-2', true],
    ['[]a]+', ']a', true],
    ['[a\\]]+', 'a]', true],
    ['\\Qa.b\\E+', 'a.bbb', true],
    ['\\x41\\x{1F600}', 'A😀', true],
    ['.', '😀', true],
    ['\\101', 'A', true],
    ['x{2}', 'xx', true],
    ['x{2,}', 'x', false],
    ['x{0,1}', '', true],
    ['x{,2}', 'x{,2}', true],
    ['\\bfoo\\b', 'foo', true],
    ['(?m)^a$\\n^b$', 'a\nb', true],
    ['^a$\\n^b$', 'a\nb', false],
    ['\\Aa\\z', 'a', true],
    ['(a*)*', 'aaa', true],
    ['(|a)+', 'aa', true],
    ['(?i)[k]', 'K', true],
  ])('%s on %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });
});

describe('patterns that RE2 has not', () => {
  it.each([
    'a(?=b)',
    'a(?!b)',
    '(?<=a)b',
    '(?<!a)b',
    '(a)\\1',
    '(?P=x)',
    '(?>a)',
    'a**',
    'a+?+',
    '*a',
    'a{1001}',
    'a{3,2}',
    '(a',
    'a)',
    '[a',
    '[b-a]',
    '[[:nope:]]',
    '\\p{Nope}',
    '\\',
    '\\y',
    '((((a{100}){100}){100}){100})',
    '('.repeat(1000),
  ])('%s', (pattern) => {
    expect(matches(pattern, 'a')).toBeTypeOf('string');
  });
});

describe('searching', () => {
  it.each([
    ['a+', 'baaca', ['aa', 'a']],
    ['a|ab', 'abab', ['a', 'a']],
    ['ab|a', 'abab', ['ab', 'ab']],
    ['a+?', 'aaa', ['a', 'a', 'a']],
    ['(?U)a+', 'aa', ['a', 'a']],
    ['x*', 'axb', ['', 'x', '']],
    ['\\b', 'ab c', ['', '', '', '']],
    ['(?i)A', 'aA', ['a', 'A']],
  ])('%s in %j', (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });
});

describe('time', () => {
  it('is linear where backtracking would be exponential', () => {
    expect(matches('(a+)+b', 'a'.repeat(20_000))).toBe(false);
    expect(matches('(a|a)*b', 'a'.repeat(20_000))).toBe(false);
    expect(matches('(a?){200}a{200}', 'a'.repeat(200))).toBe(true);
  });

  it('ends when the budget is used up', () => {
    const program = compileRegex('a*b|a');
    let left = 10_000;
    const spend = (units: number) => {
      left -= units;
      return left >= 0;
    };
    expect(typeof program === 'string' ? program : findAll(program, 'a'.repeat(5000), spend)).toBe(EXHAUSTED);
  });
});

describe('against the engine of the platform', () => {
  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', '\\b', '^', '$', 'c');
  const pattern: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.tuple(tie('node'), tie('node')).map(([left, right]) => `${left}${right}`),
      fc.tuple(tie('node'), tie('node')).map(([left, right]) => `(?:${left}|${right})`),
      fc
        .tuple(tie('node'), fc.constantFrom('*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}'))
        .map(([inner, repeat]) => `(?:${inner})${repeat}`),
    ),
  })).node;

  it('agrees on whole matches', () => {
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' '), maxLength: 6 }),
        (source, text) => {
          expect(matches(source, text)).toBe(new RegExp(`^(?:${source})$`, 'u').test(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('refuses or matches anything at all', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab()[]{}*+?|\\^$.-,0129:PpdQE<>=!i')) }),
        fc.string(),
        (source, text) => {
          expect(['boolean', 'string']).toContain(typeof matches(source, text));
        },
      ),
      { numRuns: 3000 },
    );
  });
});
