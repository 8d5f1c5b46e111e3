import { initializeApp } from 'firebase-admin/app';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { createApp } from './app.ts';
import { keepBodiesRaw } from './http/platform-body.ts';
import { createLogger } from './logger.ts';
import { createDependencies } from './production.ts';
import { createPublishScheduled } from './scheduled.ts';

setGlobalOptions({ region: 'us-central1', maxInstances: 20, memory: '512MiB' });
keepBodiesRaw();

const dependencies = createDependencies({
  app: initializeApp(),
  environment: process.env,
  bundleFolder: __dirname,
  logger: createLogger(),
});

export const api = onRequest({ concurrency: 80, invoker: 'public', cors: false }, createApp(dependencies));
export const publishscheduled = createPublishScheduled(dependencies);
