import { expect, it } from 'vitest';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { dueOf, markedIn, markSeason } from './agenda.ts';

it('a season is marked as a whole, or for one tournament, and nothing is marked without one', async () => {
  const { database } = openServices(SAMPLE_NOW).context;
  await database.transaction((transaction) => {
    markSeason(transaction, { id: 'verano' }, null);
    markSeason(transaction, { id: 'otoño' }, 'copa-1');
    markSeason(transaction, null, 'copa-2');
    return Promise.resolve();
  });
  const marks = (await dueOf(database, 'season', SAMPLE_NOW)).map(markedIn);
  expect(new Set(marks)).toEqual(
    new Set([
      { season: 'verano', tournament: null },
      { season: 'otoño', tournament: 'copa-1' },
    ]),
  );
});
