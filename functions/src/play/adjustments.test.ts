import { ADJUSTMENTS_MAX } from '@copa/domain/limits';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { addAdjustment, revokeAdjustment } from './adjustments.ts';
import { sampleStage } from './samples/stage.fixture.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const requestIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const tournament = z.parse(TournamentSchema, {
  id: 'copa-1',
  name: 'Copa',
  date: NOW,
  maxPlayers: 4,
  status: 'published',
  stage: 1,
});
const adjustments = Array.from({ length: ADJUSTMENTS_MAX - 1 }, (_, number) => ({
  id: `adjustment-${number}`,
  unitId: 'u1',
  kind: 'points' as const,
  match: null,
  points: -1,
  reason: 'Demora',
  by: 'admin-1',
  at: NOW,
  revokedAt: null,
}));

it(`refuses the adjustment after number ${ADJUSTMENTS_MAX}, revoked ones included, and answers an earlier one again`, async () => {
  const services = openServices(NOW);
  await services.store(TOURNAMENTS, tournament);
  await services.store(stagesOf('copa-1'), sampleStage({ adjustments }));
  const add = (number: number) =>
    addAdjustment(
      services.context,
      ACTOR,
      { id: 'copa-1', stage: 1 },
      {
        requestId: requestIdOf(number),
        adjustment: { unitId: 'u1', kind: 'points', match: null, points: -2, reason: 'Otra demora' },
      },
    );
  expect((await add(1)).adjustments).toHaveLength(ADJUSTMENTS_MAX);
  await revokeAdjustment(services.context, ACTOR, { id: 'copa-1', stage: 1, adjustment: 'adjustment-0' });
  await expect(add(2)).rejects.toMatchObject({
    code: 'conflict',
    message: `Como máximo ${ADJUSTMENTS_MAX} ajustes por fase.`,
  });
  expect((await add(1)).adjustments).toHaveLength(ADJUSTMENTS_MAX);
});

it('says of whom an adjustment is taken back', async () => {
  const services = openServices(NOW);
  await services.store(TOURNAMENTS, tournament);
  const [adjustment] = adjustments;
  if (adjustment === undefined) throw new Error('there is no adjustment');
  const ofSecond = [{ ...adjustment, unitId: 'u2' }];
  await services.store(stagesOf('copa-1'), sampleStage({ adjustments: ofSecond }));
  const address = { id: 'copa-1', stage: 1, adjustment: adjustment.id };
  const { corrections } = await revokeAdjustment(services.context, ACTOR, address);
  const told = { kind: 'points', points: -1, match: null };
  expect(corrections).toEqual([{ kind: 'adjustment-revoked', at: NOW, unit: 2, adjustment: told }]);
});
