import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, parseFieldPath } from './field-path.ts';

describe('field paths', { timeout: 60_000 }, () => {
  it.each([
    ['a', ['a']],
    ['a.b_1._c', ['a', 'b_1', '_c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`\\`\\\\`', ['`\\']],
    ['`1`', ['1']],
    ['__name__', ['__name__']],
    ['`line\nbreak`', ['line\nbreak']],
  ])('parses %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '.', 'a..b', 'a.', '.a', '1a', 'a b', '``', '`a', 'a`b`', 'a.`b`c', '`a\\`'])(
    'refuses %s',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(
        `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
          'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
      );
    },
  );

  it('round-trips any segments', () => {
    const segment = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it('quotes only what needs it', () => {
    expect(formatFieldPath(['a', 'b c', '1', 'd`e\\'])).toBe('a.`b c`.`1`.`d\\`e\\\\`');
  });
});
