import { HOUR_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { comingOfSeries } from './queries.ts';

it('the coming tournaments of a series are public, ahead, and have its name with any number', async () => {
  const services = openServices(SAMPLE_NOW);
  const inHours = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
  const named = (id: string, name: string, changes: Parameters<typeof sampleTournament>[0] = {}) =>
    sampleTournament({ id, name, date: inHours(1), ...changes });
  await services.store(
    TOURNAMENTS,
    named('later', 'Copa Rayo #12', { date: inHours(2) }),
    named('first', 'Copa Rayo'),
    named('draft', 'Copa Rayo #3', { status: 'draft' }),
    named('past', 'Copa Rayo #2', { date: inHours(-1) }),
    named('before', 'Copa Rana'),
    named('after', 'Copa Rayo Final'),
  );
  const found = await comingOfSeries(services.context.database, 'Copa Rayo', SAMPLE_NOW, 9);
  expect(found.map(({ id }) => id)).toEqual(['first', 'later']);
});
