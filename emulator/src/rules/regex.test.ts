import { describe, expect, it } from 'vitest';
import { evaluateText } from '../../test/evaluate.ts';
import { string } from './evaluation/values.ts';

const call = (method: string, ...values: readonly string[]) => {
  const names = ['text', 'pattern', 'replacement'];
  const variables = Object.fromEntries(values.map((value, index) => [names[index] ?? '', string(value)]));
  return evaluateText(`text.${method}(${names.slice(1, values.length).join(', ')})`, variables);
};

describe('whole matches', () => {
  it.each([
    ['abc', 'xabc', 'false'],
    ['a|ab', 'ab', 'true'],
    ['.', '\n', 'false'],
    ['(?s).', '\n', 'true'],
    ['(?i:a)b', 'AB', 'false'],
    ['(?P<year>\\d{4})-(?<month>\\d\\d)', '2024-02', 'true'],
    ['[[:^digit:]]', '5', 'false'],
    ['\\p{Greek}', 'λ', 'true'],
    ['\\w', 'ñ', 'false'],
    ['\\Qa.b\\E+', 'a.bbb', 'true'],
    ['.', '😀', 'true'],
    ['x{,2}', 'x{,2}', 'true'],
  ])('%s on %j: %s', (pattern, text, expected) => {
    expect(call('matches', text, pattern)).toBe(expected);
  });

  it.each(['(?<=a)b', 'a**', '{2}', 'a{1001}', '\\y', '(((a{100}){100}){100})', '('.repeat(2000)])(
    'are refused of %s',
    (pattern) => {
      expect(call('matches', 'a', pattern)).toMatch('! Invalid regular expression pattern. Reason: [');
    },
  );
});

describe('time', () => {
  it('is linear where backtracking would be exponential', () => {
    expect(call('matches', 'a'.repeat(20_000), '(a+)+b')).toBe('false');
    expect(call('matches', 'a'.repeat(200), '(a?){200}a{200}')).toBe('true');
  });

  it.each([
    ['matches', '(a?){1000}'],
    // The text has no `b`, so each attempt to match `a*b` reads the rest of the text.
    ['split', 'a*b|a'],
    ['replace', 'a', ''],
    ['replace', 'a+', '$0'.repeat(2000)],
  ])('of %s with %s is limited', (method, ...rest) => {
    expect(call(method, 'a'.repeat(20_000), ...rest)).toBe('! Expression is too complex to evaluate safely.');
  });
});
