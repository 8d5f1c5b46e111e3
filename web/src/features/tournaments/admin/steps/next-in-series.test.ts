import { expect, it } from 'vitest';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { nextInSeries } from './next-in-series.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const listed = (id: string, name: string, date: string | null, changes: object = {}) =>
  ({
    id,
    name,
    date: date === null ? null : new Date(date),
    endDate: null,
    endedAt: null,
    cancelledAt: null,
    ...changes,
  }) as ListedTournament;

const LAST = listed('cinco', 'Liga #5', '2026-11-20T01:00:00Z');

it.each([
  [
    'the one that is played first',
    [
      ['siete', 'Liga #7', '2026-12-05'],
      ['seis', 'Liga #6', '2026-11-28'],
    ],
    'seis',
  ],
  [
    'one with a date before one without',
    [
      ['seis', 'Liga #6', null],
      ['siete', 'Liga #7', '2026-12-05'],
    ],
    'siete',
  ],
  ['one of the same name without a number', [['otra', 'Liga', '2026-11-28']], 'otra'],
  ['none of another series', [['otra', 'Ligas #6', '2026-11-28']], undefined],
  ['none that is over', [['cuatro', 'Liga #4', '2026-11-13']], undefined],
] as const)('the next tournament of a series is %s', (_, others, next) => {
  const all = [LAST, ...others.map(([id, name, date]) => listed(id, name, date))];
  expect(nextInSeries(LAST, all, NOW)?.id).toBe(next);
});

it('the next tournament of a series is none that is cancelled', () => {
  const cancelled = listed('seis', 'Liga #6', '2026-11-28', { cancelledAt: NOW });
  expect(nextInSeries(LAST, [LAST, cancelled], NOW)).toBeNull();
});
