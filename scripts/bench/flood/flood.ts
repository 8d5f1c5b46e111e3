import { type Figure, short } from '../figure.ts';

/** This is the `concurrency` of the function `api`: one instance gets at most this many calls at a time. */
const AT_ONCE = 80;

export interface Source {
  readonly name: string;
  address(call: number): string;
}

const CROWD = 200;

export const SOURCES: readonly Source[] = [
  { name: 'one address', address: () => '198.51.100.1' },
  { name: `${CROWD} addresses`, address: (call) => `203.0.113.${call % CROWD}` },
];

export interface Memory {
  readonly atRest: number;
  readonly peak: number;
}

export interface Flood {
  readonly what: string;
  readonly calls: number;
  readonly atOnce?: number;
  readonly call: (number: number) => Promise<{ readonly code: string }>;
  readonly most: number;
  readonly stored?: () => Promise<number>;
}

export async function figureOf(flood: Flood, memory: () => Promise<Memory>): Promise<Figure> {
  const start = performance.now();
  const told = await sent(flood);
  const seconds = (performance.now() - start) / 1000;
  const { atRest, peak } = await memory();
  const bytes = await flood.stored?.();
  const parts = [
    ...Object.entries(told)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([code, count]) => `${count} ${code}`),
    ...(bytes === undefined ? [] : [`${short(bytes / 1024)} KB stored`]),
    `${short(seconds)} s`,
  ];
  return {
    what: flood.what,
    measured: parts.join(', '),
    reference: `${short(peak)} MB, at rest ${short(atRest)} MB`,
    ratio: peak / atRest,
    target: `≤ ${flood.most} accepted`,
    met: (told['accepted'] ?? 0) <= flood.most,
  };
}

async function sent({ calls, call, atOnce = AT_ONCE }: Flood) {
  const told: Record<string, number> = {};
  let next = 0;
  const send = async () => {
    while (next < calls) {
      const { code } = await call(next++);
      told[code] = (told[code] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return told;
}
