import { expect, it } from 'vitest';
import { movedText } from './date.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const FORMER = new Date('2026-11-27T02:00:00Z');
const tournament = { timeZone: 'America/Bogota', formerDate: FORMER };

it.each([
  ['p. m.', 'Antes: a las p. m. Ahora: a las p. m.', 'Antes: a las p. m. Ahora: por confirmar.'],
  ['en Perú', 'Antes: a las en Perú. Ahora: a las en Perú.', 'Antes: a las en Perú. Ahora: por confirmar.'],
])('ends each hour of a move with one full stop: %s', (hour, moved, undated) => {
  const write = () => `a las ${hour}`;
  expect(movedText({ ...tournament, date: FORMER }, NOW, write)).toBe(moved);
  expect(movedText({ ...tournament, date: null }, NOW, write)).toBe(undated);
});

it('says nothing of a date that never moved', () => {
  expect(movedText({ ...tournament, formerDate: null, date: FORMER }, NOW, () => '')).toBeNull();
});
