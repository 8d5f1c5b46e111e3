import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealBySeed, dealInTurn, lobbiesError, lobbyIdOf } from './draw.ts';

const units = (count: number) => Array.from({ length: count }, (_, at) => `u${at + 1}`);

describe('lobbies', () => {
  it('are named by letters, as the columns of a sheet', () => {
    expect([0, 1, 25, 26, 27, 51, 52].map(lobbyIdOf)).toEqual(['a', 'b', 'z', 'aa', 'ab', 'az', 'ba']);
  });

  it('are filled by seed, from the first to the last and back', () => {
    expect(dealBySeed(units(8), 4).map((lobby) => lobby.units)).toEqual([
      ['u1', 'u4', 'u5', 'u8'],
      ['u2', 'u3', 'u6', 'u7'],
    ]);
  });

  it('hold everybody once, are no larger than they may be, and differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2, max: 60 }), (count, size) => {
        for (const deal of [dealBySeed, dealInTurn]) {
          const lobbies = deal(units(count), size);
          expect(lobbiesError(lobbies, units(count), size)).toBeNull();
          const sizes = lobbies.map((lobby) => lobby.units.length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each([
    ['somebody is missing', [{ id: 'a', units: ['u1'] }], 'Todos tienen que estar'],
    [
      'somebody is in two',
      [
        { id: 'a', units: ['u1', 'u2'] },
        { id: 'b', units: ['u2'] },
      ],
      'Todos tienen que estar',
    ],
    ['somebody is a stranger', [{ id: 'a', units: ['u1', 'u9'] }], 'Todos tienen que estar'],
    [
      'two have one name',
      [
        { id: 'a', units: ['u1'] },
        { id: 'a', units: ['u2'] },
      ],
      'mismo nombre',
    ],
    [
      'one is empty',
      [
        { id: 'a', units: ['u1', 'u2'] },
        { id: 'b', units: [] },
      ],
      'lobby vacío',
    ],
  ])('are refused where %s', (_, lobbies, error) => {
    expect(lobbiesError(lobbies, units(2), 4)).toContain(error);
  });

  it('are refused where one is too full', () => {
    expect(lobbiesError([{ id: 'b', units: units(3) }], units(3), 2)).toBe('En el Lobby B caben 2.');
  });
});
