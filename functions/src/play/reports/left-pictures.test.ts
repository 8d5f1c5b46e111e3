import { PROTEST_PICTURES_MAX, REPORT_PICTURE_BYTES } from '@copa/domain/limits';
import { ProtestSchema } from '@copa/domain/play/protest/protest';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { openServices } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { AGENDA, EVIDENCE, PROTESTS, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { protestPictureId } from '../../store/report-removal.ts';
import { erasePictures } from './left-pictures.ts';

const COMMIT_BYTES = 10 * 1024 * 1024;
const SENT = Math.ceil(COMMIT_BYTES / REPORT_PICTURE_BYTES);

const ids = (count: number) => Array.from({ length: count }, (_, index) => `unit-1_1_a-${index + 1}`);
const PICTURES = Array.from({ length: PROTEST_PICTURES_MAX }, (_, index) => index + 1);
const REPORTED = ids(SENT);
const PROTESTED = ids(Math.ceil(SENT / PROTEST_PICTURES_MAX));
const picturesOf = (protest: string) => PICTURES.map((picture) => protestPictureId(protest, picture));

async function removeUnit(sent: Parameters<typeof sampleUnit>[1], pictures: readonly string[]) {
  const services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ currentPlayers: 1 }));
  await services.store(REGISTRATIONS, sampleUnit(1, sent));
  const bytes = Buffer.alloc(REPORT_PICTURE_BYTES);
  for (const id of pictures) await services.store(EVIDENCE, { id, type: 'image/jpeg', bytes });
  await createDesk(services.context).remove({ uid: 'admin-1', email: 'admin@copa.example' }, 'unit-1');
  return services;
}

it.each([
  ['reports', { reports: REPORTED }, REPORTED],
  ['protests', { protests: PROTESTED }, PROTESTED.flatMap(picturesOf)],
])(
  'a unit with more pictures in its %s than one commit may delete is removed, and the job erases them',
  async (_, sent, pictures) => {
    const services = await removeUnit(sent, pictures);
    expect(await services.stored(REGISTRATIONS)).toEqual([]);
    await erasePictures(services.context, SAMPLE_NOW);
    expect(await services.stored(EVIDENCE)).toEqual([]);
    expect((await services.stored(AGENDA)).filter(({ task }) => task === 'picture')).toEqual([]);
  },
);

it('the job keeps the pictures of a protest that was sent again since', async () => {
  const last = PROTESTED.at(-1) ?? '';
  const services = await removeUnit({ protests: PROTESTED }, picturesOf(last));
  const own = { tournamentId: 'copa-1', registrationId: 'unit-1', stage: 1, match: 'a-1' };
  const requestId = '00000000-0000-4000-8000-000000000001';
  const sent = { kind: 'other', text: 'Otra vez.', sentAt: SAMPLE_NOW, requestId, state: 'open' };
  await services.store(PROTESTS, z.parse(ProtestSchema, { id: last, ...own, ...sent }));
  await erasePictures(services.context, SAMPLE_NOW);
  expect((await services.stored(EVIDENCE)).map(({ id }) => id)).toEqual(picturesOf(last));
});
