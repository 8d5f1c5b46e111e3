import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import * as words from '../../words/ticket.ts';

const UNITS = [
  { ms: DAY_MS, of: Number.POSITIVE_INFINITY, say: words.days },
  { ms: HOUR_MS, of: DAY_MS, say: words.hours },
  { ms: MINUTE_MS, of: HOUR_MS, say: words.minutes },
  { ms: SECOND_MS, of: MINUTE_MS, say: words.seconds },
] as const;

export function leftText(left: number): string {
  // A span of a day or more is rounded to hours: 25 h 59 min are «1 día 2 h».
  const shown = left < DAY_MS ? left : left + HOUR_MS / 2;
  const parts = UNITS.map(({ ms, of, say }) => ({ count: Math.floor((shown % of) / ms), say }));
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first < 2 ? first + 2 : first + 1)
    .filter(({ count }) => count > 0)
    .map(({ count, say }) => say(count))
    .join(' ');
}
