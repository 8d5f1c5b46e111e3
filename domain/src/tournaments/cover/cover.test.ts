import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/setup/property-text.ts';
import { MODALITIES } from '../modality.ts';
import { BACKDROP_SUN, drawnBackdrop } from './backdrop.ts';
import { drawnCover } from './cover.ts';

const COPA = { name: 'Copa', modality: 'squad', mapSelection: 'Bermuda', prizePool: '', prize: '' } as const;

const skyOf = (drawn: string) => /<linearGradient.*?<\/linearGradient>/.exec(drawn)?.[0] ?? 'no sky';

describe('the drawn cover of a tournament', () => {
  it('is the same for the same tournament', () => {
    expect(drawnCover({ ...COPA }, 'a')).toBe(drawnCover(COPA, 'a'));
  });

  it.each([
    ['name', { name: 'Copa 2' }],
    ['modality', { modality: 'duo' }],
    ['map', { mapSelection: 'Kalahari' }],
    ['prize', { prize: '500 diamantes' }],
  ] as const)('differs by the %s', (_, change) => {
    expect(drawnCover({ ...COPA, ...change }, 'a')).not.toBe(drawnCover(COPA, 'a'));
  });

  it.each([
    ['solo', 1],
    ['duo', 2],
    ['squad', 4],
  ] as const)('shows as many jumpers as play together: %s', (modality, count) => {
    expect(drawnCover({ ...COPA, modality }, 'a').match(/href="#ap"/g)).toHaveLength(count);
  });

  it.each(MODALITIES)('shows all jumpers within the picture: %s', (modality) => {
    const drawn = Array.from({ length: 200 }, (_, index) =>
      drawnCover({ ...COPA, name: `Copa ${index}`, modality }, 'a'),
    ).join('');
    const lefts = [...drawn.matchAll(/href="#ap" transform="translate\((\d+) /g)].map(([, x]) => Number(x));
    expect(Math.max(...lefts)).toBeLessThan(1150);
  });

  it('shows a box where there is a prize, and none elsewhere', () => {
    expect(drawnCover({ ...COPA, prizePool: '1er: $50' }, 'a')).toContain('href="#ac"');
    expect(drawnCover(COPA, 'a')).not.toContain('href="#ac"');
  });

  it('has a backdrop of the same sky, with its sun in a known place and without what flies', () => {
    const { land, jumper, jumpers } = drawnBackdrop({ ...COPA, prize: '500 diamantes' });
    expect(land).toContain(`<circle cx="${BACKDROP_SUN.x}" cy="${BACKDROP_SUN.y}"`);
    expect(land).not.toContain('<use');
    expect(land).toContain(skyOf(drawnCover({ ...COPA, prize: '500 diamantes' }, 'b')));
    expect([jumpers, jumper.startsWith('<svg')]).toEqual([4, true]);
  });

  it('knows the land of a map, the one that is named first', () => {
    const landOf = (mapSelection: string) =>
      /<path d="([^"]+)" fill="[^"]+" opacity="0.6"/.exec(drawnCover({ ...COPA, mapSelection }, 'a'))?.[1];
    expect(landOf('Kalahari, Bermuda')).toMatch(/^M0 \d+(S[\d ]+){3}V630H0Z$/);
    expect(landOf('Bermuda y Kalahari')).toMatch(/^M0 \d+(S[\d ]+){5}V630H0Z$/);
    expect(landOf('Purgatorio')).toMatch(/^M0 \d+(L[\d ]+){18}V630H0Z$/);
  });

  it('contains no text of the tournament, whatever that is', () => {
    const tournaments = fc.record({
      name: fc.string({ unit: anyCharacter }),
      mapSelection: fc.string({ unit: anyCharacter }),
      prize: fc.string({ unit: anyCharacter }),
      modality: fc.constantFrom(...MODALITIES),
      prizePool: fc.constant(''),
    });
    fc.assert(
      fc.property(tournaments, (tournament) => {
        const drawn = drawnCover(tournament, 'a');
        expect(drawn).toMatch(/^<svg [\w\s#%()./:=<>",-]+<\/svg>$/);
        expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
        expect(drawn.length).toBeLessThan(3_200);
      }),
      { numRuns: 40 },
    );
  });
});
