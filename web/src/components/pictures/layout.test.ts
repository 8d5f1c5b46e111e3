import { BACKDROP_SUN } from '@copa/domain/tournaments/cover/backdrop';
import { describe, expect, it } from 'vitest';
import { LAND, layoutOf, type Spot } from './layout.ts';

const WIDTH = 1080;
const AIRS = {
  square: { width: WIDTH, top: 24, bottom: 400 },
  story: { width: WIDTH, top: 110, bottom: 560 },
  low: { width: WIDTH, top: 24, bottom: 160 },
} as const;
const MOTIFS = [null, 'cup', 'rays', 'arrows'] as const;
const CASES = (['square', 'story', 'low'] as const).flatMap((air) =>
  MOTIFS.flatMap((motif) => [1, 2, 4].map((count) => [air, motif, count] as const)),
);

const boxOf = ({ x, y, width, height }: Spot) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function isApart(one: Spot, other: Spot): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

describe('the places of a scene', () => {
  it.each(CASES)(
    'fit above the text of a %s with the motif %s and %d jumpers, without overlaps',
    (...given) => {
      const [air, motif, count] = given;
      const { sun, scale, jumpers, ...places } = layoutOf(AIRS[air], motif, count);
      expect(jumpers).toHaveLength(count);
      const side = 2 * BACKDROP_SUN.radius * scale;
      const solid = motif === 'cup' ? [] : [{ ...sun, width: side, height: side }];
      const spots = [...jumpers, ...(places.motif === null ? [] : [places.motif])];
      for (const spot of spots) {
        const { left, right, top, bottom } = boxOf(spot);
        expect(Math.min(left, WIDTH - right)).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(AIRS[air].top);
        expect(bottom).toBeLessThanOrEqual(AIRS[air].bottom);
        const others = [...spots.filter((other) => other !== spot), ...solid];
        expect(others.every((other) => isApart(spot, other))).toBe(true);
      }
    },
  );

  it.each(CASES)('cover a %s with land: motif %s, %d jumpers', (air, motif, count) => {
    const { sun, scale } = layoutOf(AIRS[air], motif, count);
    const [left, top] = [sun.x - BACKDROP_SUN.x * scale, sun.y - BACKDROP_SUN.y * scale];
    expect(Math.max(left, top)).toBeLessThanOrEqual(0.001);
    expect(left + LAND.width * scale).toBeGreaterThanOrEqual(WIDTH - 0.001);
    expect(top + LAND.height * scale).toBeGreaterThanOrEqual(AIRS[air].bottom);
  });

  it.each(['square', 'story', 'low'] as const)('stand in more than one column beside arrows: %s', (air) => {
    const columns = new Set(layoutOf(AIRS[air], 'arrows', 4).jumpers.map(({ x }) => Math.round(x)));
    expect(columns.size).toBeGreaterThan(1);
  });

  it('have the cup in the middle of the sun, in the right half', () => {
    const { sun, motif } = layoutOf(AIRS.square, 'cup', 4);
    expect(motif).toMatchObject(sun);
    expect(sun.x).toBeGreaterThan(WIDTH / 2);
    expect(motif?.height).toBeGreaterThan(350);
  });

  it('are empty if there is no room above the text', () => {
    const { motif, jumpers, sun, scale } = layoutOf({ width: WIDTH, top: 24, bottom: 60 }, 'cup', 4);
    expect([motif, jumpers]).toEqual([null, []]);
    expect(sun.y + BACKDROP_SUN.radius * scale).toBeLessThan(0);
  });
});
