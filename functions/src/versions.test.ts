import { describe, expect, it } from 'vitest';
import { laterThan, wasUpdated } from './versions.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('an edit', () => {
  const edit =
    (expectedUpdatedAt: Date | null, id: string | null = null, changes: object = { name: 'x' }) =>
    () =>
      wasUpdated({ id: 'one', updatedAt: NOW }, { id, expectedUpdatedAt, changes });

  it('of the version that was seen, or of any version, is accepted', () => {
    expect(edit(at(0))).not.toThrow();
    expect(edit(null)).not.toThrow();
    expect(edit(null, 'one')).not.toThrow();
  });

  it('of another document, or without a change, is refused', () => {
    expect(edit(null, 'other')).toThrow(expect.objectContaining({ code: 'validation-failed' }));
    expect(edit(null, null, {})).toThrow('No hay nada que cambiar.');
  });

  it.each([[at(1)], [at(-1)], [null]])('of something else is refused: %s', (updatedAt) => {
    const late = { id: null, expectedUpdatedAt: NOW, changes: { name: 'x' } };
    expect(() => wasUpdated({ updatedAt }, late)).toThrow(expect.objectContaining({ code: 'stale-write' }));
  });
});

describe('an edit that was made already', () => {
  const update = { id: null, expectedUpdatedAt: NOW, changes: { name: 'x', tags: ['a'] } };

  const stored = (ms: number, fields: object) => ({ updatedAt: at(ms), ...fields });

  it('is not made again, because its answer was lost', () => {
    expect(wasUpdated(stored(0, { name: 'y' }), update)).toBe(false);
    expect(wasUpdated(stored(1, { name: 'x', tags: ['a'], more: 1 }), update)).toBe(true);
    expect(() => wasUpdated(stored(1, { name: 'x', tags: ['b'] }), update)).toThrow(
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
