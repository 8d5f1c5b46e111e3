import { loadConfig } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { createAppCheckVerifier } from './identity/app-check.ts';
import { createIdentity } from './identity/firebase-identity.ts';
import { createLogger } from './logger.ts';
import { pageTemplate } from './page-template.ts';
import { createApp, createFirestore } from './store/firestore.ts';
import { createDatabase } from './store/firestore-database.ts';

/** The program's dependencies in a deployed function and in the emulator suite. */
export function createDependencies(
  environment: Readonly<Record<string, string | undefined>>,
  bundleFolder: string,
): Dependencies {
  const config = loadConfig(environment);
  const logger = createLogger();
  const clock = () => new Date();
  const app = createApp(config.projectId);
  const firestore = createFirestore(app);
  return {
    config,
    logger,
    clock,
    newId: () => firestore.collection('ids').doc().id,
    firestore,
    database: createDatabase(firestore, logger),
    identity: createIdentity(app, clock),
    appCheck: createAppCheckVerifier(app),
    pageTemplate: pageTemplate(config.pageFile, bundleFolder),
  };
}
