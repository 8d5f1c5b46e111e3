import { expect, it, onTestFinished } from 'vitest';
import { createEmulator } from '../../emulator/src/create-emulator.ts';
import { PROJECT } from './google/project.ts';
import { configure, createCheckout } from './google/rehearsal.ts';
import { createStandIn } from './google/stand-in.ts';

const OWNER = 'npx firebase firestore:delete system/owner --force';

/** `people-organiser.test.ts` proves that the site accepts a new owner when `system/owner` is gone. */
it('the record of the owner is forgotten by the command of docs/operations.md, and nothing else', async () => {
  const google = await createStandIn();
  onTestFinished(() => google.close());
  const emulator = createEmulator({
    seed: null,
    functionsEmulator: null,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    shutdown: () => undefined,
  });
  const { port } = await emulator.listen('127.0.0.1', 0);
  onTestFinished(() => emulator.close());
  const checkout = createCheckout();
  onTestFinished(() => checkout.remove());
  configure(checkout);

  const documents = `http://127.0.0.1:${port}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const ask = (path: string, method: string) =>
    fetch(`${documents}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(method === 'PATCH' && { body: '{"fields":{"uid":{"stringValue":"old"}}}' }),
    });
  for (const path of ['system/owner', 'system/other', 'tournaments/one']) {
    expect((await ask(path, 'PATCH')).status).toBe(200);
  }

  // The command runs without `npx`, which takes seconds to find the program. `documented-commands.test.ts`
  // tests `npx`.
  const command = OWNER.replace(/^npx /, 'node_modules/.bin/');
  const { code, output } = await checkout.run(google, 'sh', ['-c', command], {
    environment: { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` },
  });

  expect(code, output).toBe(0);
  expect((await ask('system/owner', 'GET')).status).toBe(404);
  expect((await ask('system/other', 'GET')).status).toBe(200);
  expect((await ask('tournaments/one', 'GET')).status).toBe(200);
}, 300_000);
