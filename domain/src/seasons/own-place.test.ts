import { expect, it } from 'vitest';
import { gainedIn, ownPlaceOf } from './own-place.ts';
import { sampleSeason } from './season-board.fixture.ts';

function placeOf(player: number, options: Parameters<typeof sampleSeason>[0] = {}) {
  const { board, results } = sampleSeason({ players: 120, rules: { best: null }, ...options });
  const result = results.find(({ number }) => number === player);
  return result === undefined ? null : ownPlaceOf(result, board);
}

it.each([
  ['one behind others', 3, {}, 'Vas 3.º de 120 en la temporada; te faltan 50 para el 2.º.'],
  ['the first', 2, {}, 'Vas 1.º de 120 en la temporada.'],
  [
    'one with the points of the one before',
    1,
    {},
    'Vas 2.º de 120 en la temporada, con los mismos puntos que el 1.º.',
  ],
  ['one that lacks a point', 12, {}, 'Vas 12.º de 120 en la temporada; te faltan 2 para el 11.º.'],
  [
    'one below the hundred',
    110,
    { rules: { counting: { kind: 'points' as const }, best: 1 } },
    'Vas 110.º de 120 en la temporada; te falta 1 para el 109.º.',
  ],
  [
    'one with too few',
    3,
    { rules: { rankedFrom: 3 } },
    'Te falta 1 torneo para tener puesto en la temporada.',
  ],
  [
    'one with far too few',
    3,
    { rules: { rankedFrom: 4 } },
    'Te faltan 2 torneos para tener puesto en la temporada.',
  ],
  ['one at the end', 3, { changes: { state: 'closed' as const } }, 'Quedaste 3.º de 120 en la temporada.'],
  [
    'one at the end without a rank',
    3,
    { rules: { rankedFrom: 3 }, changes: { state: 'closed' as const } },
    'Quedaste sin puesto en la temporada.',
  ],
])('a player reads the own place: %s', (_, player, options, standing) => {
  expect(placeOf(player, options)?.standing).toBe(standing);
});

it('a player reads what one tournament gave, and whether it counts', () => {
  const place = placeOf(2, { rules: { best: 1 } });
  if (place === null) throw new Error('The player has no place');
  expect(gainedIn(place, 'f2')).toBe('Sumaste 100.');
  expect(gainedIn(place, 'f1')).toBe('Hiciste 80; no está entre tus mejores y no suma.');
  expect(gainedIn(place, 'f3')).toBeNull();
});

it('a player whose penalties outweigh the points reads a minus sign', () => {
  const place = placeOf(61, { rules: { counting: { kind: 'points' }, best: 1 } });
  if (place === null) throw new Error('The player has no place');
  expect([gainedIn(place, 'f2'), gainedIn(place, 'f1')]).toEqual([
    'Sumaste −1.',
    'Hiciste −1; no está entre tus mejores y no suma.',
  ]);
});

it('a player without results has no place', () => {
  const { board, results } = sampleSeason({ ended: 0 });
  const [first] = results;
  expect(first && ownPlaceOf(first, board)).toBeNull();
});

it('a player whose results are not published has no place', () => {
  const { board, results } = sampleSeason();
  const [first] = results;
  if (first === undefined) throw new Error('nobody played');
  expect(ownPlaceOf({ ...first, lines: [] }, board)).toBeNull();
  expect(ownPlaceOf({ ...first, standing: null }, board)).toBeNull();
  expect(ownPlaceOf(first, board)).toMatchObject({ number: first.number });
});
