import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/setup/property-text.ts';
import {
  compareFieldPaths,
  fieldPathsEqual,
  formatFieldPath,
  isNamePath,
  parseFieldPath,
} from './field-path.ts';

describe('field paths', { timeout: 60_000 }, () => {
  it.each([
    ['a', ['a']],
    ['a.b_1._c', ['a', 'b_1', '_c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`\\`\\\\`', ['`\\']],
    ['`1`', ['1']],
    ['__name__', ['__name__']],
    ['__name__.a', ['__name__', 'a']],
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
    const segment = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it('are ordered segment by segment, and equal only when they are the same', () => {
    const paths = [['A'], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'c'], ['a.b'], ['ab'], ['b']];
    for (const [i, a] of paths.entries()) {
      for (const [j, b] of paths.entries()) {
        expect([a, b, Math.sign(compareFieldPaths(a, b))]).toEqual([a, b, Math.sign(i - j)]);
        expect([a, b, fieldPathsEqual(a, b)]).toEqual([a, b, i === j]);
      }
    }
  });

  it('name the document only alone', () => {
    expect(isNamePath(['__name__'])).toBe(true);
    expect(isNamePath(['__name__', 'a'])).toBe(false);
  });

  it('quotes only what needs it', () => {
    expect(formatFieldPath(['a', 'b c', '1', 'd`e\\'])).toBe('a.`b c`.`1`.`d\\`e\\\\`');
  });
});
