import { randomUUID } from 'node:crypto';
import { Firestore } from 'firebase-admin/firestore';
import { createFirestoreService } from '../../../emulator/src/core/create-firestore-service.ts';
import { loadConfig } from '../../../functions/src/config/config.ts';
import type { Context } from '../../../functions/src/dependencies.ts';
import { createLogger } from '../../../functions/src/logger.ts';
import type { Collection } from '../../../functions/src/store/collection.ts';
import { createDatabase } from '../../../functions/src/store/firestore-database.ts';
import { EFFECTS } from '../../../functions/src/wiring/capability-effects.ts';
import { projectId } from '../../../scripts/process/repository.mjs';
import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { connect } from './firestore-client.ts';

export interface Services {
  /** Give it to the service under test. */
  readonly context: Context;
  /** The time of the services' clock; the database keeps its own. */
  now: Date;
  /** The log of the services, one JSON line each. */
  readonly log: readonly string[];
  /** Writes documents as they are, past all services. */
  store<T extends { readonly id: string }>(collection: Collection<T>, ...documents: T[]): Promise<void>;
  stored<T extends { readonly id: string }>(collection: Collection<T>): Promise<readonly T[]>;
}

/** An empty database of its own and a clock that stands still, for unit tests of services. */
export function openServices(now: Date): Services {
  const log: string[] = [];
  const logger = createLogger((line) => log.push(line));
  const firestore = new Firestore({ projectId });
  connect(firestore, createFirestoreService());
  const database = createDatabase(firestore, logger);
  const services: Services = {
    context: {
      config: loadConfig({
        ...demoEnvironment('https://copa.example'),
        GCLOUD_PROJECT: projectId,
        FIRESTORE_EMULATOR_HOST: 'in this process',
      }),
      database,
      firestore,
      logger,
      clock: () => services.now,
      newId: randomUUID,
      effects: EFFECTS,
    },
    now,
    log,
    store: async ({ path }, ...documents) => {
      const batch = firestore.batch();
      for (const { id, ...fields } of documents) batch.set(firestore.doc(`${path}/${id}`), fields);
      await batch.commit();
    },
    stored: (collection) => database.find(collection, {}),
  };
  return services;
}
