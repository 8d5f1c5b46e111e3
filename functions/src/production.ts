import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { loadConfig } from './config/config.ts';
import { pageTemplates } from './config/page-template.ts';
import type { Outside } from './dependencies.ts';
import { createAppCheckVerifier } from './identity/app-check.ts';
import { createIdentity } from './identity/firebase-identity.ts';
import type { Logger } from './logger.ts';
import { refusingEndedSessions } from './people/ended-sessions.ts';
import { createFirestore } from './store/firestore.ts';
import { createDatabase } from './store/firestore-database.ts';
import { createPainter } from './tournaments/cover/painter.ts';

export interface Surroundings {
  readonly app: App;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly bundleFolder: string;
  readonly logger: Logger;
}

export function createOutside({ app, environment, bundleFolder, logger }: Surroundings): Outside {
  const config = loadConfig(environment);
  const clock = () => new Date();
  const firestore = createFirestore(app);
  const database = createDatabase(firestore, logger);
  return {
    config,
    logger,
    clock,
    newId: () => firestore.collection('ids').doc().id,
    firestore,
    database,
    identity: refusingEndedSessions(createIdentity(app, clock), database),
    appCheck: createAppCheckVerifier(app),
    pageTemplate: pageTemplates(config.pagesFolder, bundleFolder),
    paintCover: createPainter({
      program: join(bundleFolder, 'cover', 'resvg.wasm'),
      fontFolder: join(bundleFolder, 'cover'),
    }),
  };
}
