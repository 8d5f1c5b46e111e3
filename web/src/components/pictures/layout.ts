import { BACKDROP_SUN } from '@copa/domain/tournaments/cover/backdrop';
import type { Motif } from './picture.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x` and `y` are the centre. */
export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
}

interface Air {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Layout {
  readonly sun: Point;
  readonly scale: number;
  readonly motif: Spot | null;
  readonly jumpers: readonly Spot[];
}

export const LAND = { width: 1200, height: 630 } as const;
const JUMPER = { width: 96, height: 140, maxScale: 2 } as const;
/** In `victory.svg` everything except the glow lies within this rectangle. */
export const CUP = { left: 30, top: 14, width: 180, height: 148 } as const;
const ARROWS_HALF_WIDTH_BY_HEIGHT = 0.46;
const EDGE = 36;
const MIN_HEIGHT = 130;

export function layoutOf(air: Air, motif: Motif | null, jumpers: number): Layout {
  const { width, top, bottom } = air;
  const height = bottom - top;
  if (height < MIN_HEIGHT) {
    const sun = { x: width * 0.7, y: -200 };
    return { sun, scale: scaleOf(air, sun), motif: null, jumpers: [] };
  }
  const y = top + height / 2;
  if (motif === 'arrows') {
    const half = Math.min(height * ARROWS_HALF_WIDTH_BY_HEIGHT, 150);
    const arrows = { x: width - EDGE - half, y, width: 2 * half, height: half / ARROWS_HALF_WIDTH_BY_HEIGHT };
    const sun = { x: width * 0.29, y: top + height * 0.55 };
    const scale = scaleOf(air, sun);
    const left = sun.x + BACKDROP_SUN.radius * scale + 8;
    const right = arrows.x - half - 16;
    return { sun, scale, motif: arrows, jumpers: spread(jumpers, { left, right, top, bottom }) };
  }
  const cup = motif === 'cup' ? { width: (height * CUP.width) / CUP.height, height } : null;
  const x = Math.min(width * 0.69, width - 24 - (cup?.width ?? 0) / 2);
  const sun = { x, y };
  const scale = scaleOf(air, sun);
  const right = x - Math.max((cup?.width ?? 0) / 2, BACKDROP_SUN.radius * scale) - 8;
  return {
    sun,
    scale,
    motif: cup && { ...sun, ...cup },
    jumpers: spread(jumpers, { left: EDGE, right, top, bottom }),
  };
}

function scaleOf({ width, bottom }: Air, { x, y }: Point): number {
  const { x: left, y: above } = BACKDROP_SUN;
  return Math.max(
    y / above,
    x / left,
    (width - x) / (LAND.width - left),
    (bottom + 90 - y) / (LAND.height - above),
  );
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Three or more jumpers never stand in a single column, because that looks like a mistake. */
function spread(count: number, { left, right, top, bottom }: Box): readonly Spot[] {
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const cell = {
      width: (right - left) / columns,
      height: (bottom - top) / Math.ceil(count / columns),
    };
    const size = Math.min((cell.width * 0.9) / JUMPER.width, (cell.height * 0.9) / JUMPER.height);
    return { columns, cell, size: Math.min(size, JUMPER.maxScale) };
  });
  const wanted = grids.filter(({ columns }) => columns > 1 || count < 3);
  const [best] = wanted.toSorted((one, other) => other.size - one.size);
  if (best === undefined || best.size < 0.4) return [];
  const { columns, cell, size } = best;
  const [width, height] = [JUMPER.width * size, JUMPER.height * size];
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const slack = cell.height - height;
    return {
      x: left + (column + 0.5) * cell.width,
      y: top + row * cell.height + height / 2 + slack * ((column + row) % 2 === 0 ? 0.15 : 0.85),
      width,
      height,
    };
  });
}
