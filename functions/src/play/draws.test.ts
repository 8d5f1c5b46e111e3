import { expect, it } from 'vitest';
import { entrantsFrom } from './draws.ts';
import { sampleStage } from './samples/stage.fixture.ts';

it.each([
  [5, 2],
  [-3, -1],
  [-1, 0],
])('half of %d points is carried as %d: no half point counts, neither gained nor lost', (points, carried) => {
  const penalty = {
    id: 'late',
    kind: 'points' as const,
    unitId: 'u1',
    match: null,
    points,
    reason: 'Demora',
    by: 'admin-1',
    at: new Date('2026-11-20T12:00:00Z'),
    revokedAt: null,
  };
  const table = { stage: sampleStage({ adjustments: [penalty] }), matches: [], board: null };
  expect(entrantsFrom(table, ['u1'], 'half').map((entrant) => entrant.carried)).toEqual([carried]);
});
