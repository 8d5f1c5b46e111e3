import { ordinal } from '../words/counted.ts';

export interface Prizes {
  readonly first: string | null;
  readonly second: string | null;
  readonly third: string | null;
}

const PLACE = /(1er|2do|3er)\s*:\s*/giu;
const NO_PRIZE = /^(tbd)?$/iu;

/** Reads `1er: X, 2do: Y, 3er: Z`. A rank that is missing or has `TBD` has no prize. */
export function parsePrizePool(prizePool: string): Prizes {
  const found = new Map<string, string>();
  const marks = [...prizePool.matchAll(PLACE)];
  marks.forEach((mark, index) => {
    const start = mark.index + mark[0].length;
    const end = marks[index + 1]?.index ?? prizePool.length;
    const prize = prizePool.slice(start, end).replace(/[\s,;]+$/u, '');
    const rank = (mark[1] ?? '').toLowerCase();
    if (!found.has(rank)) found.set(rank, prize);
  });
  const prizeOf = (rank: string): string | null => {
    const prize = found.get(rank) ?? '';
    return NO_PRIZE.test(prize) ? null : prize;
  };
  return { first: prizeOf('1er'), second: prizeOf('2do'), third: prizeOf('3er') };
}

export function formatPrizePool(prizes: Prizes): string {
  return `1er: ${prizes.first ?? 'TBD'}, 2do: ${prizes.second ?? 'TBD'}, 3er: ${prizes.third ?? 'TBD'}`;
}

export function hasPrizes(prizes: Prizes): boolean {
  return prizes.first !== null || prizes.second !== null || prizes.third !== null;
}

interface Promised {
  readonly prizePool: string;
  readonly prize: string;
}

export function topPrize({ prizePool, prize }: Promised): string | null {
  const { first, second, third } = parsePrizePool(prizePool);
  return first ?? second ?? third ?? (prize === '' ? null : prize);
}

/** Has the rank of the top prize if others win too, so that nobody takes it for all there is to win. */
export function rankedPrize(tournament: Promised): { prize: string; rank: number | null } | null {
  const { first, second, third } = parsePrizePool(tournament.prizePool);
  const places = [first, second, third];
  const prize = topPrize(tournament);
  if (prize === null) return null;
  const isOnly = places.filter((each) => each !== null).length < 2;
  return { prize, rank: isOnly ? null : places.findIndex((each) => each !== null) + 1 };
}

export function prizeShown(tournament: Promised): string | null {
  const top = rankedPrize(tournament);
  return top === null || top.rank === null ? (top?.prize ?? null) : `${ordinal(top.rank)}: ${top.prize}`;
}
