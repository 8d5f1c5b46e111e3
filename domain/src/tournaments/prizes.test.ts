import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/setup/property-text.ts';
import { formatPrizePool, hasPrizes, parsePrizePool, prizeShown, topPrize } from './prizes.ts';

describe('parsePrizePool', () => {
  it.each([
    ['1er: $50, 2do: $30, 3er: $20', { first: '$50', second: '$30', third: '$20' }],
    ['1er: $50, 2do: TBD, 3er: tbd', { first: '$50', second: null, third: null }],
    ['2do: medalla', { first: null, second: 'medalla', third: null }],
    [
      '1er: 1,000 diamantes, y un pase, 2do: 500',
      { first: '1,000 diamantes, y un pase', second: '500', third: null },
    ],
    ['1ER:oro;2DO : plata', { first: 'oro', second: 'plata', third: null }],
    ['1er: uno, 1er: otro', { first: 'uno', second: null, third: null }],
    ['', { first: null, second: null, third: null }],
    ['premios por anunciar', { first: null, second: null, third: null }],
  ])('%s', (text, expected) => {
    expect(parsePrizePool(text)).toEqual(expected);
  });

  it('reads back what formatPrizePool writes', () => {
    const prize = fc.option(
      fc.stringMatching(/^[A-Za-z$0-9][A-Za-z $0-9]{0,20}[A-Za-z$0-9]$/).filter((text) => !/tbd/i.test(text)),
      { nil: null },
    );
    fc.assert(
      fc.property(prize, prize, prize, (first, second, third) => {
        expect(parsePrizePool(formatPrizePool({ first, second, third }))).toEqual({ first, second, third });
      }),
    );
  });

  it('reads any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const { first, second, third } = parsePrizePool(text);
        expect([first, second, third].filter((prize) => prize?.trim() === '')).toEqual([]);
      }),
    );
  });

  it('knows when there is nothing to win', () => {
    expect(hasPrizes(parsePrizePool('1er: TBD, 2do: TBD, 3er: TBD'))).toBe(false);
    for (const place of ['1er', '2do', '3er']) {
      expect(hasPrizes(parsePrizePool(`${place}: gorra`))).toBe(true);
    }
  });
});

describe('topPrize', () => {
  it.each([
    ['1er: $50, 2do: $30', 'Gorra', '$50'],
    ['2do: $30, 3er: $20', 'Gorra', '$30'],
    ['3er: $20', '', '$20'],
    ['', 'Gorra', 'Gorra'],
    ['1er: TBD', '', null],
  ])('of "%s" and "%s" is %s', (prizePool, prize, expected) => {
    expect(topPrize({ prizePool, prize })).toBe(expected);
  });
});

describe('the prize on cards and pages', () => {
  it.each([
    ['1er: $50, 2do: $30', '1.º: $50'],
    ['2do: $30, 3er: $20', '2.º: $30'],
    ['1er: $50, 2do: TBD, 3er: TBD', '$50'],
    ['2do: $30', '$30'],
    ['', 'Gorra'],
    ['1er: TBD', 'Gorra'],
  ])('of "%s" is %s', (prizePool, expected) => {
    expect(prizeShown({ prizePool, prize: 'Gorra' })).toBe(expected);
  });

  it('is null without one', () => {
    expect(prizeShown({ prizePool: '', prize: '' })).toBeNull();
  });
});
