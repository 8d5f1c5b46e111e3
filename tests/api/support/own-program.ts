import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { createLogger } from '../../../functions/src/logger.ts';
import { createOutside } from '../../../functions/src/production.ts';
import { listen } from '../../load/support/http.ts';
import { paintCover } from '../../setup/cover-painter.ts';
import { suiteEnvironment } from './environment.ts';

export interface OwnProgram {
  api: string;
  readonly log: string[];
}

export const appCheck: Dependencies['appCheck'] = {
  verify: (proof) => (proof === 'ours' ? Promise.resolve() : Promise.reject(new Error('not ours'))),
};

export function startOwnProgram(
  settings: Readonly<Record<string, string>>,
  parts: Partial<Dependencies> = {},
): OwnProgram {
  const program: OwnProgram = { api: '', log: [] };
  const { projectId, site, firestore } = suiteEnvironment();
  const app = initializeApp({ projectId }, randomUUID());
  const dependencies = createOutside({
    app,
    environment: {
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: firestore,
      COPA_SITE_URL: site,
      COPA_STATUS_CODE_SECRET: 'a secret that only the tests know, long enough',
      ...settings,
    },
    bundleFolder: import.meta.dirname,
    logger: createLogger((line) => program.log.push(line)),
  });
  const listening = listen(createApp({ ...dependencies, paintCover, ...parts }));
  beforeAll(async () => {
    program.api = `${(await listening).url}/api`;
  });
  afterAll(async () => {
    await (await listening).close();
    // `terminate()` waits for open requests, so it may never end if the database does not answer one.
    await Promise.race([dependencies.firestore.terminate(), wait(2000, null, { ref: false })]);
    await deleteApp(app);
  });
  return program;
}
