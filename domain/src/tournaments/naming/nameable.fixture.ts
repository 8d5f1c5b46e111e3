import { HOUR_MS, MINUTE_MS } from '../../limits.ts';
import type { Nameable } from './nameable.ts';

export interface NameableSample {
  readonly what: string;
  readonly tournament: Nameable;
  readonly isNameable: boolean;
}

type Ends = Partial<Record<'date' | 'endDate' | 'endedAt' | 'cancelledAt' | 'reopenedAt', number>>;

/**
 * The numbers are hours before now, and the flag says whether named roles may work. `nameableSamples` makes
 * each time three minutes later, so that no sample passes its end while a slow run reads it.
 */
const SAMPLES: readonly (readonly [what: string, hoursAgo: Ends, isNameable: boolean])[] = [
  ['has no date', {}, true],
  ['is to come', { date: -24 }, true],
  ['is played', { date: 2 }, true],
  ['has no end, and protests may still be decided', { date: 54 }, true],
  ['has no end, and is over for more than two days', { date: 54.1 }, false],
  ['is played for long', { date: 90, endDate: 48 }, true],
  ['ended two days ago by its hour', { date: 90, endDate: 48.1 }, false],
  ['was closed within two days', { date: 300, endedAt: 48 }, true],
  ['was closed before', { date: 50, endedAt: 48.1 }, false],
  ['was closed before its hour', { date: 50, endDate: -5, endedAt: 48.1 }, false],
  ['was closed without a date', { endedAt: 48.1 }, false],
  ['was cancelled within two days', { date: -100, cancelledAt: 48 }, true],
  ['was cancelled before', { date: -100, cancelledAt: 48.1 }, false],
  ['was cancelled without a date', { cancelledAt: 48.1 }, false],
  ['was opened again', { date: 500, reopenedAt: 54 }, true],
  ['was opened again, and left', { date: 500, reopenedAt: 54.1 }, false],
  ['was opened again, and closed', { date: 500, reopenedAt: 50, endedAt: 48.1 }, false],
  ['was opened again before its end', { date: 50, endDate: 10, reopenedAt: 55 }, true],
];

export function nameableSamples(now: Date): readonly NameableSample[] {
  return SAMPLES.map(([what, ends, isNameable]) => {
    const at = (hours: number | undefined) =>
      hours === undefined ? null : new Date(now.getTime() - hours * HOUR_MS + 3 * MINUTE_MS);
    const { date, endDate, endedAt, cancelledAt, reopenedAt } = ends;
    const tournament = {
      id: 'copa-1',
      date: at(date),
      endDate: at(endDate),
      endedAt: at(endedAt),
      cancelledAt: at(cancelledAt),
      reopenedAt: at(reopenedAt),
    };
    return { what, tournament, isNameable };
  });
}
