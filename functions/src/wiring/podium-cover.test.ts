import type { Tournament } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { sampleTournament } from '../desk/samples.fixture.ts';
import { CAMILA, NOW } from '../seasons/friday.fixture.ts';
import { jpegOf } from '../site/image-samples.fixture.ts';
import { IMAGES } from '../site/image-store.ts';
import { storeImage } from '../site/images.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { type Played, playUntil, stageOf, tournamentOf } from './forgotten.fixture.ts';

const site = runServices(NOW);

type Results = Tournament['results'];

async function save(played: Played, changes: { readonly results: Results; readonly imageId?: string }) {
  await updateTournament(played.needs, CAMILA, played.id, { id: null, expectedUpdatedAt: null, changes });
  return coverOf(played);
}

const coverOf = async (played: Played) => (await tournamentOf(played))?.imageId;
const pictures = async ({ needs }: Played) => (await needs.database.find(IMAGES, {})).length;

it('a podium that is corrected takes the picture of the earlier one off, and a delivered prize does not', async () => {
  const played = await playUntil(site, 'captain', 'after the end');
  const before = await tournamentOf(played);
  const results = before?.results ?? [];
  const delivered = results.map((line) => ({ ...line, deliveredAt: NOW }));
  expect(await save(played, { results: delivered })).toBe(before?.imageId);
  const corrected = results.map((line, at) => (at === 0 ? { ...line, player: 'Otros' } : line));
  const imageId = before?.imageId ?? '';
  for (const [id, shown] of [
    ['same', imageId],
    ['other', 'another'],
  ] as const) {
    const each = sampleTournament({ id, imageId: shown, updatedAt: NOW });
    await site.program.firestore.doc(`tournaments/${id}`).set(each);
  }
  expect(await save(played, { results: corrected })).toBeNull();
  expect(await pictures(played)).toBe(0);
  const others = await played.needs.database.getAll(TOURNAMENTS, ['same', 'other']);
  expect(others.map((each) => each?.imageId)).toEqual([null, 'another']);
});

it('the end takes off the picture of a podium that was typed before it', async () => {
  const played = await playUntil(site, 'captain', 'after a published match');
  const imageId = await storeImage(played.needs, CAMILA, jpegOf(1200, 630), true);
  const typed = { rank: 1, player: 'RastroMX', prize: '', points: null, unit: null, deliveredAt: null };
  expect(await save(played, { results: [typed], imageId })).toBe(imageId);
  await stageOf(played).close();
  expect(await coverOf(played)).toBeNull();
  expect(await pictures(played)).toBe(0);
});

it('a picture that is not of a podium stays when names change', async () => {
  const played = await playUntil(site, 'captain', 'after the end');
  const { results = [] } = (await tournamentOf(played)) ?? {};
  const imageId = await storeImage(played.needs, CAMILA, jpegOf(1200, 630));
  await save(played, { results, imageId });
  expect(await save(played, { results: results.map((line) => ({ ...line, player: 'Otros' })) })).toBe(
    imageId,
  );
});
