import { REPORT_PICTURE_BYTES } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { openServices } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { AGENDA, EVIDENCE, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { erasePictures } from './left-pictures.ts';

const COMMIT_BYTES = 10 * 1024 * 1024;
const SENT = Math.ceil(COMMIT_BYTES / REPORT_PICTURE_BYTES);

it('a unit that sent more pictures than one commit may delete is removed, and the job erases them', async () => {
  const services = openServices(SAMPLE_NOW);
  const reports = Array.from({ length: SENT }, (_, index) => `unit-1_1_a-${index + 1}`);
  await services.store(TOURNAMENTS, sampleTournament({ currentPlayers: 1 }));
  await services.store(REGISTRATIONS, sampleUnit(1, { reports }));
  const bytes = Buffer.alloc(REPORT_PICTURE_BYTES);
  for (const id of reports) await services.store(EVIDENCE, { id, type: 'image/jpeg', bytes });
  await createDesk(services.context).remove({ uid: 'admin-1', email: 'admin@copa.example' }, 'unit-1');
  expect(await services.stored(REGISTRATIONS)).toEqual([]);
  await erasePictures(services.context, SAMPLE_NOW);
  expect(await services.stored(EVIDENCE)).toEqual([]);
  expect((await services.stored(AGENDA)).filter(({ task }) => task === 'picture')).toEqual([]);
});
