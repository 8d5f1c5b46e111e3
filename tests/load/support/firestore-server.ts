import { type Clock, systemClock } from '../../../emulator/src/core/clock.ts';
import { createFirestoreService } from '../../../emulator/src/core/create-firestore-service.ts';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { createServer } from '../../../emulator/src/server.ts';

export interface FirestoreServer {
  /** `127.0.0.1:port` */
  readonly address: string;
  close(): Promise<void>;
}

export interface FirestoreServerOptions {
  /** Stands between the wire and the database. */
  readonly watch?: (service: FirestoreService) => FirestoreService;
  readonly clock?: Clock;
}

/** Waits that are a minute in production take a second: locks of a dead client end soon. */
export const HURRIED_CLOCK: Clock = {
  now: () => systemClock.now(),
  setTimer: (delayMs, run) => systemClock.setTimer(delayMs / 60, run),
};

/** The embedded Firestore on a free port; every project id is a database of its own. */
export async function startFirestore({
  watch = (service) => service,
  clock = systemClock,
}: FirestoreServerOptions = {}): Promise<FirestoreServer> {
  const service = createFirestoreService({ clock });
  const server = createServer({
    service: { ...watch(service), authorizer: service.authorizer },
    routes: [],
    logger: { info: () => {}, warn: () => {}, error: fail },
  });
  const { port } = await server.listen('127.0.0.1', 0);
  return { address: `127.0.0.1:${port}`, close: () => server.close() };
}

function fail(message: string, error: unknown): never {
  throw new Error(message, { cause: error });
}
