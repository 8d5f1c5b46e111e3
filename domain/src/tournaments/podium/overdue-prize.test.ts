import { expect, it } from 'vitest';
import { HOUR_MS, PRIZE_DELIVERY_DAYS } from '../../limits.ts';
import { overduePrize } from './overdue-prize.ts';

const endedAt = new Date('2026-11-21T22:00:00Z');
const hours = (count: number) => new Date(endedAt.getTime() + count * HOUR_MS);
const won = (prize: string, deliveredAt: Date | null) => ({
  rank: 1,
  player: 'Ana',
  prize,
  deliveredAt,
  points: 12,
  unit: 1,
  decided: '',
});
const told = (now: Date, ...results: ReturnType<typeof won>[]) =>
  overduePrize({ date: hours(-3), endDate: null, endedAt, cancelledAt: null, results }, now);

const promised = PRIZE_DELIVERY_DAYS * 24;

it('says how long ago the tournament ended once a prize is late', () => {
  const waits = won('Un control', null);
  expect(told(hours(promised), waits)).toBeNull();
  expect(told(hours(promised + 1), waits)).toBe(
    'Con atraso: el torneo terminó hace 3 días, y los premios se entregan en 3.',
  );
  expect(told(hours(5 * 24 + 23), waits)).toMatch(/terminó hace 5 días/);
  expect(told(hours(promised + 1), won('Un control', hours(2)))).toBeNull();
  expect(told(hours(promised + 1), won('', null))).toBeNull();
});
