import { expect, it } from 'vitest';
import { confirmBy } from './queue.ts';

const window = {
  opensAt: new Date('2026-12-01T19:00:00Z'),
  closesAt: new Date('2026-12-01T19:40:00Z'),
  onMissing: 'release',
} as const;

it.each([
  ['match', '19:05', '19:25'],
  ['match', '19:20', '19:40'],
  ['match', '19:30', '19:40'],
  ['entry', '19:05', '19:40'],
  ['final', '19:05', '19:40'],
] as const)('a place that comes during the window %s at %s is confirmed by %s', (kind, now, until) => {
  const at = (hour: string) => new Date(`2026-12-01T${hour}:00Z`);
  expect(confirmBy({ kind, ...window }, at(now))).toEqual(at(until));
});
