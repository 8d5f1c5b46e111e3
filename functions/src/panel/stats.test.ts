import { expect, it } from 'vitest';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { createStats } from './stats.ts';

const PRIZE = { rank: 1, player: 'Ana', prize: 'Un control', points: 12, deliveredAt: null, unit: 1 };

it('the panel is told which prizes of a tournament that has ended are left', async () => {
  const services = openServices(SAMPLE_NOW);
  const ended = { date: SAMPLE_NOW, endedAt: SAMPLE_NOW };
  await services.store(
    TOURNAMENTS,
    sampleTournament({ ...ended, id: 'left', results: [PRIZE, { ...PRIZE, rank: 2 }] }),
    sampleTournament({ ...ended, id: 'none', results: [{ ...PRIZE, deliveredAt: SAMPLE_NOW }] }),
  );
  const { perTournament } = await createStats(services.context)();
  expect(Object.fromEntries(perTournament.map(({ id, prizes }) => [id, prizes]))).toEqual({
    left: { rank: 1, player: 'Ana', left: 2 },
    none: null,
  });
});
