import { describe, expect, it } from 'vitest';
import { show } from '../../../test/evaluate.ts';
import { fromJson } from './conversion.ts';

function nested(depth: number): unknown {
  return depth === 0 ? 'bottom' : [nested(depth - 1)];
}

describe('claims of a token', () => {
  it.each([
    [null, 'null'],
    [undefined, 'null'],
    [true, 'true'],
    ['x', "'x'"],
    [3, '3'],
    [-0.5, '-0.5'],
    [2 ** 63, '9223372036854776000.0'],
    [-(2 ** 62), '-4611686018427387904'],
    [[1, null], '[1, null]'],
    [{ a: { b: [] }, none: null }, '{a: {b: []}, none: null}'],
    [JSON.parse('{"__proto__": 1}'), '{__proto__: 1}'],
  ])('%j', (claim, expected) => {
    expect(show(fromJson(claim))).toBe(expected);
  });

  it('are read a hundred levels deep, and no deeper', () => {
    expect(show(fromJson(nested(100)))).toContain("'bottom'");
    expect(show(fromJson(nested(101)))).toBe(`${'['.repeat(101)}null${']'.repeat(101)}`);
    const inMap = { a: { b: nested(99) } };
    expect(show(fromJson(inMap))).not.toContain("'bottom'");
  });
});
