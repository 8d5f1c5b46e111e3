import { describe, expect, it } from 'vitest';
import { laterThan, requireUnchanged } from './versions.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('an edit', () => {
  it('of what was seen, or of whatever there is, is taken', () => {
    expect(() => requireUnchanged({ updatedAt: NOW }, at(0))).not.toThrow();
    expect(() => requireUnchanged({ updatedAt: NOW }, null)).not.toThrow();
  });

  it.each([[at(1)], [at(-1)], [null]])('of something else is refused: %s', (updatedAt) => {
    expect(() => requireUnchanged({ updatedAt }, NOW)).toThrow(
      expect.objectContaining({ code: 'stale-write' }),
    );
  });
});

describe('a version', () => {
  it.each([
    ['the first', null, 0],
    ['later than an earlier one', at(-1), 0],
    ['later than one of the same moment', at(0), 1],
    ['later than one of a clock that was ahead', at(5), 6],
  ])('is %s', (_, before, milliseconds) => {
    expect(laterThan(before, NOW)).toEqual(at(milliseconds));
  });
});
