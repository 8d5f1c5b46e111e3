import { expect, it } from 'vitest';
import { derivesFrom, isSpelledAs, mentions } from './mention.ts';

it.each([
  ['Rayo insultó en la sala', ['Rayo'], true],
  ['lo dijo RAYÓ, dos veces', ['rayo'], true],
  ['una batalla de rayos', ['Rayo'], false],
  ['Partida 1 mal anotada', ['1'], false],
  ['por [x]$', ['[x]$'], true],
  ['nada', [''], false],
  ['un rayito, luego Rayo', ['rayo'], true],
  ['Fénix usó trampas', ['꧁༒☬Fénix☬༒꧂'], true],
  ['Fénix usó trampas', ['𝗙\u200D𝗲́𝗻𝗶𝘅'], true],
  ['Al usó trampas', ['꧁༒Al༒꧂'], false],
  ['+++ insultó', ['+++'], true],
  ['cambió a Pro.Gamer por trampa', ['Pro. Gamer'], true],
  ['cambió a Pro. Gamer por trampa', ['Pro. Gamer'], true],
  ['cambió a Ana. Beto no', ['Ana.Beto'], false],
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
  ['Team Fénix', '꧁༒☬Fénix☬༒꧂', true],
  ['Los de siempre', '꧁༒☬', false],
])('the name %j derives from the nick %j: %j', (name, nick, is) => {
  expect(derivesFrom(name, nick)).toBe(is);
});

it.each([
  ['Pro.Gamer', 'Pro. Gamer', true],
  ['pro. gamer', 'Pro. Gamer', true],
  ['Fénix', '꧁༒☬Fénix☬༒꧂', true],
  ['Fénix 2', 'Fénix', false],
])('%j is how somebody writes the name %j: %j', (written, name, is) => {
  expect(isSpelledAs(written, name)).toBe(is);
});
