import { STAGE_UNITS_MAX } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { openServices } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { playing } from '../samples/playing.fixture.ts';

const HALF = STAGE_UNITS_MAX / 2;

it('approved units without a place take no room from those that play', async () => {
  const services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ maxPlayers: 2 }));
  await services.store(REGISTRATIONS, sampleUnit(1), sampleUnit(2));
  for (const [from, place] of [
    [3, 'waiting'],
    [3 + HALF, 'released'],
  ] as const) {
    const numbers = Array.from({ length: HALF }, (_, index) => from + index);
    await services.store(REGISTRATIONS, ...numbers.map((number) => sampleUnit(number, { place })));
  }
  const { entrants } = await playing(services.context).draw();
  expect(entrants.map(({ id }) => id)).toEqual(['unit-1', 'unit-2']);
});
