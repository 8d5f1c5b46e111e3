import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { loadConfig } from '../../../functions/src/config/config.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { createAppCheckVerifier } from '../../../functions/src/identity/app-check.ts';
import { createIdentity } from '../../../functions/src/identity/firebase-identity.ts';
import { createLogger } from '../../../functions/src/logger.ts';
import { createDatabase } from '../../../functions/src/store/firestore-database.ts';
import { EFFECTS } from '../../../functions/src/wiring/capability-effects.ts';

export const STATUS_CODE_SECRET = 'a secret that only the tests know, long enough';

export interface Program {
  readonly dependencies: Dependencies;
  readonly firestore: Firestore;
  readonly log: readonly string[];
  close(): Promise<void>;
}

export interface ProgramOptions {
  readonly projectId: string;
  readonly firestoreAddress: string;
  readonly clock?: () => Date;
  readonly say?: (line: string) => void;
}

export function createProgram({
  projectId,
  firestoreAddress,
  clock = () => new Date(),
  say = () => undefined,
}: ProgramOptions): Program {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreAddress;
  // Without this variable the client library asks the network whether it runs in the cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const config = loadConfig({
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firestoreAddress,
    COPA_SITE_URL: 'http://127.0.0.1:3001',
    COPA_STATUS_CODE_SECRET: STATUS_CODE_SECRET,
    COPA_RATE_LIMIT_FACTOR: '100000',
  });
  const app = initializeApp({ projectId }, randomUUID());
  const firestore = initializeFirestore(app);
  const log: string[] = [];
  const logger = createLogger((line) => {
    log.push(line);
    say(line);
  });
  const dependencies: Dependencies = {
    config,
    logger,
    clock,
    firestore,
    newId: randomUUID,
    effects: EFFECTS,
    database: createDatabase(firestore, logger),
    identity: createIdentity(app, clock),
    appCheck: createAppCheckVerifier(app),
    pageTemplate: () => '',
    paintCover: async (svg) => Buffer.from(svg),
  };
  return {
    dependencies,
    firestore,
    log,
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
