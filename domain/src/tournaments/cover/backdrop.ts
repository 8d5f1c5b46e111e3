import { UNIT_SIZES } from '../modality.ts';
import { type Drawn, drawnCover, jumperIn, SKIES, textOf } from './cover.ts';
import { diceOf, oneOf } from './dice.ts';

export const BACKDROP_SUN = { x: 600, y: 310, radius: 130 } as const;

interface Backdrop {
  readonly land: string;
  readonly jumper: string;
  readonly jumpers: number;
}

export function drawnBackdrop(tournament: Drawn): Backdrop {
  const roll = diceOf(textOf(tournament));
  const [, , low] = oneOf(roll, SKIES);
  const sun = { ...BACKDROP_SUN, radius: Math.round(roll(100, BACKDROP_SUN.radius)) };
  const jumper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -42 96 140">${jumperIn(low)}</svg>`;
  return { land: drawnCover(tournament, 'b', sun), jumper, jumpers: UNIT_SIZES[tournament.modality] };
}
