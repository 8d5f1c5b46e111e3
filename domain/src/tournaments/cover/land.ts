import { type Dice, oneOf } from './dice.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

type Ridge = (roll: Dice, ground: number, height: number) => string;

const LANDS = {
  hills: (roll, ground, height) => waves(roll, ground, height, 5),
  dunes: (roll, ground, height) => waves(roll, ground, height * 0.7, 3),
  peaks: (roll, ground, height) => teeth(roll, ground, height, 9),
  alps: (roll, ground, height) => teeth(roll, ground, height * 1.2, 6),
  city: (roll, ground, height) => houses(roll, ground, height, 13),
} as const satisfies Readonly<Record<string, Ridge>>;

const MAPS: readonly (readonly [map: RegExp, land: keyof typeof LANDS])[] = [
  [/bermuda|isla/iu, 'hills'],
  [/purgat/iu, 'peaks'],
  [/kalahari|desi/iu, 'dunes'],
  [/alp|nieve/iu, 'alps'],
  [/nex|nova|ciudad|solara/iu, 'city'],
];

export function landOf(map: string, roll: Dice): Ridge {
  const any = oneOf<keyof typeof LANDS>(roll, ['hills', 'dunes', 'peaks', 'alps', 'city']);
  const first = MAPS.flatMap(([name, land]) => {
    const at = map.search(name);
    return at < 0 ? [] : [{ at, land }];
  }).toSorted((one, other) => one.at - other.at)[0];
  return LANDS[first?.land ?? any];
}

const BOTTOM = `V${HEIGHT}H0Z`;
const { round } = Math;

function waves(roll: Dice, ground: number, height: number, count: number): string {
  const step = WIDTH / count;
  let line = `M0 ${round(ground - roll(0, height))}`;
  for (let x = step; x <= WIDTH; x += step) {
    const bend = ground - roll(-0.3 * height, height);
    line += `S${round(x - step / 2)} ${round(bend)} ${round(x)} ${round(ground - roll(0, height))}`;
  }
  return line + BOTTOM;
}

function teeth(roll: Dice, ground: number, height: number, count: number): string {
  const step = WIDTH / count;
  let line = `M0 ${ground}`;
  for (let left = 0; left < WIDTH; left += step) {
    const top = ground - roll(0.35, 1.3) * height;
    const foot = ground - roll(-0.1, 0.3) * height;
    line += `L${round(left + roll(0.35, 0.65) * step)} ${round(top)}L${round(left + step)} ${round(foot)}`;
  }
  return line + BOTTOM;
}

function houses(roll: Dice, ground: number, height: number, count: number): string {
  let line = `M0 ${HEIGHT}`;
  for (let right = 0; right < WIDTH; ) {
    right += (roll(0.5, 1.4) * WIDTH) / count;
    line += `V${round(ground - roll(-0.1, 1.2) * height)}H${round(right)}`;
  }
  return line + BOTTOM;
}
