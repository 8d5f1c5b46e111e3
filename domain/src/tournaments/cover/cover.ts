import { UNIT_SIZES } from '../modality.ts';
import { prizeShown, topPrize } from '../prizes.ts';
import type { Tournament } from '../tournament.ts';
import { type Dice, diceOf, numberOf, oneOf } from './dice.ts';
import { HEIGHT, landOf, WIDTH } from './land.ts';

type Sky = readonly [top: string, middle: string, low: string, sun: string];

export const SKIES: readonly [Sky, ...Sky[]] = [
  ['#2a1033', '#a3195b', '#ff7d1f', '#ffd75e'],
  ['#0f1b3d', '#5b2a86', '#e6274a', '#ffb347'],
  ['#071c2c', '#0f5e6b', '#ff9a3c', '#ffe29a'],
  ['#1b0b12', '#7b1d22', '#ff5a1f', '#ffc24a'],
  ['#12122b', '#3b2f8f', '#c2387e', '#ff9d6b'],
];
const NIGHT = '#0d080b';
const PAPER = '#fff1df';
const GOLD = '#ffd75e';

const EMBERS = 16;

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Drawn = Pick<Tournament, 'name' | 'modality' | 'mapSelection' | 'prizePool' | 'prize'>;

/**
 * `id` must differ between the pictures of one page. With `sunOfLand` the picture has this sun, and no
 * players or prize.
 */
export function drawnCover(tournament: Drawn, id: string, sunOfLand: Sun | null = null): string {
  const { modality, mapSelection } = tournament;
  const hasPrize = sunOfLand === null && topPrize(tournament) !== null;
  const roll = diceOf(textOf(tournament));
  const sky = oneOf(roll, SKIES);
  const ridge = landOf(mapSelection, roll);
  const sun = sunOfLand ?? {
    x: round(roll(390, 810)),
    y: round(roll(250, 370)),
    radius: round(roll(110, 180)),
  };
  const jumpersLeft = sun.x > WIDTH / 2;
  const layers = [
    { ground: 410, height: 120, color: sky[1], opacity: 0.6 },
    { ground: 490, height: 90, color: sky[0], opacity: 0.75 },
    { ground: 575, height: 70, color: NIGHT, opacity: 1 },
  ].map(
    ({ ground, height, color, opacity }) =>
      `<path d="${ridge(roll, ground, height)}" fill="${color}" opacity="${opacity}"/>`,
  );
  const at = ({ x, y }: Sun, radius: number, look: string) =>
    `<circle cx="${x}" cy="${y}" r="${round(radius)}" ${look}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    definitions(sky, id, hasPrize),
    `<path fill="url(#${id}s)" d="M0 0h${WIDTH}v${HEIGHT}H0Z"/>`,
    at(sun, sun.radius * 2.2, `fill="url(#${id}g)"`),
    at(sun, sun.radius, `fill="${sky[3]}"`),
    layers[0],
    at(sun, sun.radius * roll(1.5, 2.1), `fill="none" stroke="${PAPER}" stroke-width="3" opacity=".35"`),
    layers[1],
    sunOfLand === null ? jumpers(roll, UNIT_SIZES[modality], jumpersLeft, id) : '',
    hasPrize ? placed(`${id}c`, jumpersLeft ? roll(1020, 1100) : roll(100, 180), roll(110, 200)) : '',
    layers[2],
    embers(roll, sky[3]),
    '</svg>',
  ].join('');
}

/**
 * Increase this number with every change of the drawing, because phones keep a cover until its version
 * changes.
 */
const DRAWING = 3;

export function coverVersion(tournament: Drawn): string {
  return numberOf(`${DRAWING}\n${textOf(tournament)}\n${prizeShown(tournament) ?? ''}`)
    .toString(16)
    .padStart(8, '0');
}

export function textOf({ name, modality, mapSelection, prizePool, prize }: Drawn): string {
  return [name, modality, mapSelection, topPrize({ prizePool, prize }) ?? ''].join('\n');
}

const { round } = Math;

function jumpers(roll: Dice, count: number, isLeft: boolean, id: string): string {
  const first = (isLeft ? 120 : 620) + roll(0, 60);
  const step = Math.min(roll(100, 130), 450 / (count - 1));
  const each = Array.from({ length: count }, (_, index) => {
    const size = roll(0.8, 1.1).toFixed(2);
    return placed(`${id}p`, first + index * step, roll(70, 230), `scale(${size})`);
  });
  return each.join('');
}

const placed = (id: string, x: number, y: number, size = '') =>
  `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${size}"/>`;

function embers(roll: Dice, color: string): string {
  const each = Array.from({ length: EMBERS }, () => `M${round(roll(0, WIDTH))} ${round(roll(120, 600))}h0`);
  return `<path d="${each.join('')}" stroke="${color}" stroke-width="7" stroke-linecap="round" opacity=".8"/>`;
}

function definitions([top, middle, low, sun]: Sky, id: string, hasPrize: boolean): string {
  return [
    `<defs><linearGradient id="${id}s" x2="0" y2="1"><stop stop-color="${top}"/>`,
    `<stop offset=".45" stop-color="${middle}"/><stop offset=".8" stop-color="${low}"/></linearGradient>`,
    `<radialGradient id="${id}g"><stop stop-color="${sun}"/><stop offset=".45" stop-color="${low}" stop-opacity=".55"/>`,
    `<stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient>`,
    `<g id="${id}p">${jumperIn(low)}</g>`,
    hasPrize ? `<g id="${id}c">${BOX}</g>` : '',
    '</defs>',
  ].join('');
}

export const jumperIn = (low: string) => JUMPER.replaceAll('{}', low);

const JUMPER = [
  `<path d="M-46 0A46 40 0 0 1 46 0Q31-9 15 0Q0-9-15 0Q-31-9-46 0Z" fill="${PAPER}"/>`,
  '<path d="M-15 0A20 40 0 0 1 15 0Q0-9-15 0Z" fill="{}"/>',
  `<path d="M-46 0L0 58 46 0M-15 0L0 58 15 0" fill="none" stroke="${PAPER}" stroke-width="2" opacity=".7"/>`,
  `<path d="M0 54a9 9 0 0 1 9 9l-3 14-2 18h-8l-2-18-3-14a9 9 0 0 1 9-9Z" fill="${NIGHT}"/>`,
  `<circle cy="51" r="7" fill="${NIGHT}"/>`,
].join('');

const BOX = [
  `<path d="M-70 0A70 60 0 0 1 70 0Q47-13 23 0Q0-13-23 0Q-47-13-70 0Z" fill="${GOLD}"/>`,
  '<path d="M-23 0A30 60 0 0 1 23 0Q0-13-23 0Z" fill="#e6274a"/>',
  `<path d="M-70 0L-26 80M70 0L26 80M-23 0L-26 80M23 0L26 80" stroke="${GOLD}" stroke-width="3"/>`,
  `<path d="M-34 80h68v50h-68Z" fill="${NIGHT}" stroke="${GOLD}" stroke-width="5"/>`,
  `<path d="M0 80v50M-34 98h68" stroke="${GOLD}" stroke-width="5"/>`,
].join('');
