import { expect, it } from 'vitest';
import { shownNumber, typedNumber, typedNumbers } from './typed-number.ts';

it.each([
  ['48', 48],
  [' 48 ', 48],
  ['0048', 48],
  ['2.5', 2.5],
  ['0.125', 0.125],
  ['1250.125', 1250.125],
  ['-3', -3],
])('reads %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

it.each(['', '0x1F', '1e3', '0b11', 'Infinity', '1.', '.5', '4 8', '--1', 'cuarenta', '1.000', '-2.500'])(
  'refuses %j',
  (typed) => {
    expect(typedNumber(typed)).toBeNaN();
  },
);

it.each([48, 2.5, -3, 0.125, 1.125, -12.375, 1250.125])('reads the shown %d as it is stored', (stored) => {
  expect(typedNumber(shownNumber(stored))).toBe(stored);
});

it.each([
  ['12 9 8', [12, 9, 8]],
  ['12, 9;8 · 7', [12, 9, 8, 7]],
  ['500,300,200', [500, 300, 200]],
  ['12-9-8', [12, 9, 8]],
  ['12 - 9- 8 -', [12, 9, 8]],
  ['12 9 -3', [12, 9, -3]],
  ['-3', [-3]],
  ['-3,-12', [-3, -12]],
  ['', []],
])('reads the list %j', (typed, numbers) => {
  expect(typedNumbers(typed)).toEqual(numbers);
});

it.each(['12 nueve', '1,000', '1,000, 800', '1,500 1,200', '12 1.000', '12 --3'])(
  'refuses the list %j',
  (typed) => {
    expect(typedNumbers(typed).some(Number.isNaN)).toBe(true);
  },
);
