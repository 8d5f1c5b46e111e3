import { expect, it } from 'vitest';
import { prizesLeft } from './prizes-left.ts';

const NOW = new Date('2026-11-21T22:00:00Z');
const won = (rank: number, player: string, deliveredAt: Date | null = null, prize = 'Un control') => ({
  rank,
  player,
  prize,
  deliveredAt,
  points: 12,
  unit: rank,
});
const results = [won(3, 'Eva'), won(1, 'Ana', NOW), won(2, 'Luz', null, ''), won(4, 'Sol')];
const ENDED = { results, endedAt: NOW, cancelledAt: null };

it('the prizes left are those that nobody noted as delivered, the best first', () => {
  expect(prizesLeft(ENDED)).toEqual({ rank: 3, player: 'Eva', left: 2 });
});

it.each([
  ['all were delivered', { results: [won(1, 'Ana', NOW)] }],
  ['no stage made the podium', { endedAt: null }],
  ['the tournament is cancelled', { cancelledAt: NOW }],
])('no prizes are left if %s', (_, changes) => {
  expect(prizesLeft({ ...ENDED, ...changes })).toBeNull();
});
