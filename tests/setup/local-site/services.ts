import { randomUUID } from 'node:crypto';
import { Firestore } from 'firebase-admin/firestore';
import { beforeEach } from 'vitest';
import {
  createFirestoreService,
  type EmbeddedFirestore,
  type FirestoreService,
} from '../../../emulator/src/core/firestore-service.ts';
import { StatusError } from '../../../emulator/src/core/status-error.ts';
import { loadConfig } from '../../../functions/src/config/config.ts';
import type { Context } from '../../../functions/src/dependencies.ts';
import { createLogger } from '../../../functions/src/logger.ts';
import type { Collection } from '../../../functions/src/store/collection.ts';
import { createDatabase } from '../../../functions/src/store/firestore-database.ts';
import { EFFECTS } from '../../../functions/src/wiring/capability-effects.ts';
import { projectId } from '../../../scripts/process/repository.mjs';
import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { connect } from './firestore-client.ts';

const DATABASE = `projects/${projectId}/databases/(default)`;

type Documents = ReturnType<EmbeddedFirestore['allDocuments']>;

export interface Instance {
  readonly dependencies: Context;
  readonly firestore: Firestore;
  readonly log: readonly string[];
}

type LoggedInstance = Instance & { readonly log: string[] };

function createInstance(service: FirestoreService, clock: () => Date): LoggedInstance {
  const log: string[] = [];
  const logger = createLogger((line) => log.push(line));
  const firestore = new Firestore({ projectId });
  connect(firestore, service);
  const dependencies: Context = {
    config: loadConfig({
      ...demoEnvironment('https://copa.example'),
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: 'in this process',
    }),
    database: createDatabase(firestore, logger),
    firestore,
    logger,
    clock,
    newId: randomUUID,
    effects: EFFECTS,
  };
  return { dependencies, firestore, log };
}

export interface Services extends Pick<Instance, 'log'> {
  readonly context: Context;
  /** The time of the services' clock; the database uses the real time. */
  now: Date;
  store<T extends { readonly id: string }>(collection: Collection<T>, ...documents: T[]): Promise<void>;
  stored<T extends { readonly id: string }>(collection: Collection<T>): Promise<readonly T[]>;
  /** Opens others, whose store has the same documents. */
  copy(): Services;
}

export function openServices(now: Date, documents: Documents = []): Services {
  const service = createFirestoreService();
  service.importDocuments(DATABASE, documents);
  const { dependencies, firestore, log } = createInstance(service, () => services.now);
  const services: Services = {
    context: dependencies,
    now,
    log,
    store: async ({ path }, ...documents) => {
      const batch = firestore.batch();
      for (const { id, ...fields } of documents) batch.set(firestore.doc(`${path}/${id}`), fields);
      await batch.commit();
    },
    stored: (collection) => dependencies.database.find(collection, {}),
    copy: () => openServices(services.now, service.allDocuments(DATABASE)),
  };
  return services;
}

export interface RunningServices {
  /** The time stands still once a test sets it, or if `runServices` got a start. */
  now: Date;
  readonly programs: readonly [Instance, Instance];
  readonly program: Instance;
  /**
   * Empties the store and runs `make`. Later calls with the same `key` restore its documents and logged lines
   * and return the same result, which may then belong to the programs of an earlier test.
   */
  startWith<T>(key: string, make: () => Promise<T>): Promise<T>;
}

interface World {
  readonly documents: Documents;
  readonly lines: readonly string[];
  readonly made: unknown;
}

/** Each test begins at `start`. If that is null, the real clock runs until the test sets a time. */
export function runServices(
  start: Date | null = null,
  watch: (service: FirestoreService) => FirestoreService = (service) => service,
): RunningServices {
  const worlds = new Map<string, World>();
  let now = start;
  const read = () => now ?? new Date();
  let stored: EmbeddedFirestore;
  let programs: readonly [LoggedInstance, LoggedInstance];
  beforeEach(() => {
    now = start;
    stored = createFirestoreService();
    const service = watch(stored);
    programs = [createInstance(service, read), createInstance(service, read)];
  });
  return {
    startWith: async <T>(key: string, make: () => Promise<T>) => {
      stored.reset();
      for (const { log } of programs) log.length = 0;
      const known = worlds.get(key);
      if (known !== undefined) {
        stored.importDocuments(DATABASE, known.documents);
        programs[0].log.push(...known.lines);
        return known.made as T;
      }
      const made = await make();
      const lines = programs.flatMap(({ log }) => log);
      worlds.set(key, { documents: stored.allDocuments(DATABASE), lines, made });
      return made;
    },
    get now() {
      return read();
    },
    set now(date) {
      now = date;
    },
    get programs() {
      return programs;
    },
    get program() {
      return programs[0];
    },
  };
}

/** Sends one message in answer to each query, and then fails with `PERMISSION_DENIED`. */
export function refusingQueries(service: FirestoreService): FirestoreService {
  const refuse = () => {
    throw new StatusError('PERMISSION_DENIED', 'The account may not read.');
  };
  return {
    ...service,
    runQuery: (...request) => ({
      ...service.runQuery(...request),
      transaction: new Uint8Array(1),
      documents: new Proxy([], { get: refuse }),
    }),
  };
}

export interface CommitFault {
  readonly isCommitted: boolean;
  /** Runs after the commit, or instead of the commit if `isCommitted` is false. */
  readonly meanwhile?: () => Promise<unknown>;
}

export function abortingCommits(
  service: FirestoreService,
  takeFault: () => CommitFault | null,
): FirestoreService {
  return {
    ...service,
    commit: async (caller, request) => {
      const fault = takeFault();
      if (fault === null) return service.commit(caller, request);
      const { database, transaction } = request;
      if (fault.isCommitted) await service.commit(caller, request);
      else if (transaction !== null) service.rollback(caller, { database, transaction });
      await fault.meanwhile?.();
      throw new StatusError('ABORTED', 'The connection is gone.');
    },
  };
}
