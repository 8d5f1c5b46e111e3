import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🏆', 4, 'ab🏆'],
  ['ab🏆', 3, 'ab'],
  ['🏆🏆', 3, '🏆'],
  ['', 3, ''],
])('cuts %j to at most %i', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
