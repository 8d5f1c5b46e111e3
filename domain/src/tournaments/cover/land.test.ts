import { expect, it } from 'vitest';
import type { Dice } from './dice.ts';
import { landOf } from './land.ts';

const lowest: Dice = (least) => least;
const highest: Dice = (_, most) => most;
const ridge = (map: string, dice: Dice) => landOf(map, lowest)(dice, 400, 100);

it.each([
  [
    'Bermuda',
    'M0 400S120 430 240 400S360 430 480 400S600 430 720 400S840 430 960 400S1080 430 1200 400V630H0Z',
    'M0 300S120 300 240 300S360 300 480 300S600 300 720 300S840 300 960 300S1080 300 1200 300V630H0Z',
  ],
  [
    'Kalahari',
    'M0 400S200 421 400 400S600 421 800 400S1000 421 1200 400V630H0Z',
    'M0 330S200 330 400 330S600 330 800 330S1000 330 1200 330V630H0Z',
  ],
  [
    'Alpes',
    'M0 400L70 358L200 412L270 358L400 412L470 358L600 412L670 358L800 412L870 358L1000 412L1070 358L1200 412V630H0Z',
    'M0 400L130 244L200 364L330 244L400 364L530 244L600 364L730 244L800 364L930 244L1000 364L1130 244L1200 364V630H0Z',
  ],
] as const)('the land of %s lies between two lines', (map, low, high) => {
  expect(ridge(map, lowest)).toBe(low);
  expect(ridge(map, highest)).toBe(high);
});

it('peaks are nine, and lower than alps', () => {
  expect(ridge('Purgatorio', lowest)).toMatch(/^M0 400L47 365L133 410L180 365L267 410/);
  expect(ridge('Purgatorio', highest).match(/L/g)).toHaveLength(18);
});

it('the houses of a city reach over the right edge', () => {
  expect(ridge('NeXTerra', highest)).toMatch(/^M0 630V280H129V280H258(V280H\d+){8}V630H0Z$/);
  expect(ridge('NeXTerra', lowest)).toMatch(/^M0 630V410H46V410H92(V410H\d+){24}V630H0Z$/);
});

it.each([
  ['ISLA', 'Bermuda'],
  ['el desierto', 'Kalahari'],
  ['nieve', 'Alpes'],
  ['Nova', 'NeXTerra'],
  ['la ciudad', 'NeXTerra'],
  ['Solara', 'NeXTerra'],
  ['Purgatorio, Alpes y Bermuda', 'Purgatorio'],
  ['Alpes, Purgatorio', 'Alpes'],
])('%s has the land of %s', (map, same) => {
  expect(ridge(map, lowest)).toBe(ridge(same, lowest));
});

it('draws one of the five lands for an unknown map', () => {
  const at =
    (share: number): Dice =>
    (least, most) =>
      least + (most - least) * share;
  const lands = [0, 0.2, 0.4, 0.6, 0.8].map((share) => landOf('Marte', at(share))(lowest, 400, 100));
  expect(lands).toEqual(
    ['Bermuda', 'Kalahari', 'Purgatorio', 'Alpes', 'NeXTerra'].map((map) => ridge(map, lowest)),
  );
});
