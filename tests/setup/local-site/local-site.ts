import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { createEmulator, type Emulator } from '../../../emulator/src/create-emulator.ts';
import { createApp } from '../../../functions/src/app.ts';
import { createLogger } from '../../../functions/src/logger.ts';
import { createOutside } from '../../../functions/src/production.ts';
import { projectId, repositoryRoot } from '../../../scripts/process/repository.mjs';
import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { listen } from '../../load/support/http.ts';
import { paintCover } from '../cover-painter.ts';
import { authEmulator } from './auth-emulator.ts';
import { connect } from './firestore-client.ts';

export interface LocalSite {
  readonly environment: Readonly<Record<string, string>>;
  readonly firestore: Emulator;
  close(): Promise<void>;
}

export async function startLocalSite(): Promise<LocalSite> {
  let answer: RequestListener = () => undefined;
  const firestore = startFirestore();
  const [{ port }, auth, server] = await Promise.all([
    firestore.listen('127.0.0.1', 0),
    authEmulator(projectId),
    listen((request, response) => answer(request, response)),
  ]);
  const environment = {
    ...demoEnvironment(server.url),
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(auth.url).host,
    // Without this variable the client library asks the network whether it runs in the cloud.
    METADATA_SERVER_DETECTION: 'none',
    COPA_RATE_LIMIT_FACTOR: '1000',
    COPA_SITE_URL: server.url,
    COPA_API_URL: `${server.url}/api`,
    COPA_FUNCTIONS_URL: server.url,
  };
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId }, 'local-site');
  const dependencies = createOutside({
    app,
    environment,
    bundleFolder: import.meta.dirname,
    logger: createLogger(() => undefined),
  });
  connect(dependencies.firestore, firestore.service);
  answer = createApp({ ...dependencies, paintCover });
  return {
    environment,
    firestore,
    close: async () => {
      await Promise.all([server.close(), deleteApp(app)]);
      await firestore.close();
    },
  };
}

function startFirestore(): Emulator {
  const ignore = () => undefined;
  const emulator = createEmulator({
    seed: null,
    functionsEmulator: null,
    shutdown: ignore,
    logger: { info: ignore, warn: ignore, error: fail },
  });
  const rules = join(repositoryRoot, 'firestore.rules');
  emulator.registry.setDefault({ name: rules, content: readFileSync(rules, 'utf8') });
  return emulator;
}

function fail(message: string, error: unknown): never {
  throw new Error(message, { cause: error });
}
