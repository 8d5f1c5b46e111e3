import { expect, it } from 'vitest';
import { derivesFrom, mentions } from './mention.ts';

it.each([
  ['Rayo insultó en la sala', ['Rayo'], true],
  ['lo dijo RAYÓ, dos veces', ['rayo'], true],
  ['una batalla de rayos', ['Rayo'], false],
  ['Partida 1 mal anotada', ['1'], false],
  ['por [x]$', ['[x]$'], true],
  ['nada', [''], false],
])('%j mentions %j: %j', (text, names, is) => {
  expect(mentions(text, names)).toBe(is);
});

it.each([
  ['RastroMX Team', 'RastroMX', true],
  ['RAS', 'RastroMX', true],
  ['R', 'RastroMX', false],
  ['Los Fénix', 'RastroMX', false],
  ['', 'RastroMX', false],
  ['', '', false],
  ['1', '1', true],
  ['12', '1', false],
])('the name %j derives from the nick %j: %j', (name, nick, is) => {
  expect(derivesFrom(name, nick)).toBe(is);
});
