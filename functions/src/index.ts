import { createRequire } from 'node:module';
import { initializeApp } from 'firebase-admin/app';
import { expr, projectID } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { createApp } from './app.ts';
import { boundSecrets, secretsToCome } from './config/secret-settings.ts';
import { servesPush } from './config/served.ts';
import { keepBodiesRaw } from './http/platform-body.ts';
import { createLogger } from './logger.ts';
import { createOutside } from './production.ts';
import type * as sender from './push-sender.ts';
import { createPublishScheduled } from './scheduled.ts';

setGlobalOptions({
  region: 'us-central1',
  maxInstances: 20,
  memory: '512MiB',
  // The address is complete, because the Firebase CLI does not expand the short form `copa-api@` when it
  // grants access to secrets.
  serviceAccount: expr`copa-api@${projectID}.iam.gserviceaccount.com`,
  secrets: boundSecrets(process.env),
});
/** Unset while the Firebase CLI loads this file to list the functions. */
const { FUNCTION_TARGET } = process.env;
// The platform has to read the bodies of calls to `sendpush`. This is safe, because only the platform calls
// this function.
if (FUNCTION_TARGET !== 'sendpush') keepBodiesRaw();

const outside = createOutside({
  app: initializeApp(),
  environment: { ...process.env, ...secretsToCome(process.env) },
  bundleFolder: __dirname,
  logger: createLogger(),
});

export const api = onRequest({ concurrency: 80, invoker: 'public', cors: false }, createApp(outside));
export const publishscheduled = createPublishScheduled(outside);
export const sendpush = createSender();

function createSender() {
  if (!servesPush(outside.config, FUNCTION_TARGET)) return undefined;
  const { createSendPush } = createRequire(__filename)('./push.cjs') as typeof sender;
  return createSendPush(outside, process.env);
}
