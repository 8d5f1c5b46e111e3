import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Authorizer } from '../../../emulator/src/core/authorizer.ts';
import { type Clock, systemClock } from '../../../emulator/src/core/clock.ts';
import {
  createFirestoreService,
  type FirestoreService,
} from '../../../emulator/src/core/firestore-service.ts';
import { createRulesetRegistry } from '../../../emulator/src/rules/ruleset-registry.ts';
import { createServer, type EmulatorServer } from '../../../emulator/src/server.ts';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';

export const PRODUCT_RULES = readFileSync(join(repositoryRoot, 'firestore.rules'), 'utf8');

export interface FirestoreServer {
  readonly address: string;
  readonly service: FirestoreService;
  readonly openStreams: EmulatorServer['openStreams'];
  close(): Promise<void>;
}

export interface FirestoreServerOptions {
  readonly watch?: (service: FirestoreService) => FirestoreService;
  readonly clock?: Clock;
  readonly serverClock?: Clock;
  /**
   * Security rules for callers without an administrator's token. Without rules these callers may do
   * everything.
   */
  readonly rules?: string;
}

/** Divides all waits by 60, so that the locks and sessions of a dead client end soon. */
export const HURRIED_CLOCK: Clock = {
  now: () => systemClock.now(),
  after: (milliseconds, run) => systemClock.after(milliseconds / 60, run),
  every: (milliseconds, run) => systemClock.every(milliseconds / 60, run),
};

/** Each project id is a separate database. */
export async function startFirestore({
  watch = (service) => service,
  clock = systemClock,
  serverClock = systemClock,
  rules,
}: FirestoreServerOptions = {}): Promise<FirestoreServer> {
  const database = createFirestoreService({
    clock,
    ...(rules === undefined ? {} : { authorizer: authorizerOf(rules) }),
  });
  const service = { ...watch(database), authorizer: database.authorizer };
  const server = createServer({
    service,
    routes: [],
    clock: serverClock,
    logger: { info: () => {}, warn: () => {}, error: fail },
  });
  const { port } = await server.listen('127.0.0.1', 0);
  return {
    address: `127.0.0.1:${port}`,
    service,
    get openStreams() {
      return server.openStreams;
    },
    close: () => server.close(),
  };
}

function authorizerOf(content: string): Authorizer {
  const ignore = () => undefined;
  const registry = createRulesetRegistry({
    now: Date.now,
    newId: randomUUID,
    onRequest: ignore,
    log: ignore,
  });
  const { issues } = registry.setDefault({ name: 'firestore.rules', content });
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  return registry;
}

function fail(message: string, error: unknown): never {
  throw new Error(message, { cause: error });
}
