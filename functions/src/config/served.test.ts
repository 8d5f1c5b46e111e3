import { expect, it } from 'vitest';
import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { loadConfig } from './config.ts';
import { servesPush } from './served.ts';

it('the sender of push messages is opened where it runs, and for the CLI that asks for all', () => {
  const { push } = loadConfig({
    ...demoEnvironment('https://copa.example'),
    GCLOUD_PROJECT: 'demo-copa',
    FIRESTORE_EMULATOR_HOST: 'in this process',
  });
  if (push === null) throw new Error('the demo sends push messages');
  const targets = ['sendpush', undefined, 'api', 'publishscheduled', ''];
  expect(targets.map((target) => servesPush({ push }, target))).toEqual([true, true, false, false, false]);
  expect(targets.map((target) => servesPush({ push: null }, target))).not.toContain(true);
});
