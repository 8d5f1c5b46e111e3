import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { AGENDA, TOURNAMENTS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import { pngOf } from './image-samples.fixture.ts';
import { IMAGES } from './image-store.ts';
import { storeImage } from './images.ts';
import { eraseUnused } from './unused-images.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);

let services: Services;
const upload = (ofPodium: boolean) => storeImage(services.context, ACTOR, pngOf(8, 8), ofPodium);
const kept = async (ms: number) => {
  await eraseUnused(services.context, at(ms));
  return (await services.stored(IMAGES)).map(({ id }) => id);
};

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

it.each([
  ['of a podium, which shows names, after an hour', true, HOUR_MS],
  ['of another kind after a week', false, 7 * DAY_MS],
])('an uploaded picture that no tournament came to show is erased: one %s', async (_, ofPodium, keptMs) => {
  const id = await upload(ofPodium);
  expect(await kept(keptMs - 1)).toEqual([id]);
  expect(await kept(keptMs)).toEqual([]);
  expect(await services.stored(AGENDA)).toEqual([]);
});

it.each([
  ['a tournament', sampleTournament()],
  ['an unreadable tournament', { ...sampleTournament(), date: 'tomorrow' }],
])('a picture that %s shows stays', async (_, tournament) => {
  const id = await upload(true);
  await services.store({ path: TOURNAMENTS.path, schema: z.any() }, { ...tournament, imageId: id });
  expect(await kept(8 * DAY_MS)).toEqual([id]);
  expect(await services.stored(AGENDA)).toEqual([]);
});

it('a picture that cannot be erased keeps no other one', async () => {
  const [first, second] = [await upload(true), await upload(true)].toSorted();
  const { database } = services.context;
  const failing: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          ...transaction,
          find: (collection, query, limit) => {
            if (query.where?.[0]?.value === first) throw new Error('no answer');
            return transaction.find(collection, query, limit);
          },
        }),
      ),
  };
  await expect(eraseUnused({ database: failing }, at(HOUR_MS))).rejects.toThrow('no answer');
  expect((await services.stored(IMAGES)).map(({ id }) => id)).toEqual([first]);
  expect(second).not.toBe(first);
});
