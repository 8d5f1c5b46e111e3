import { systemClock } from '../../../emulator/src/core/clock.ts';
import {
  createFirestoreService,
  type EmbeddedFirestore,
} from '../../../emulator/src/core/firestore-service.ts';
import { createServer, type EmulatorServer } from '../../../emulator/src/server.ts';
import { type CollectionAuthorizer, createCollectionAuthorizer, PROJECT } from './collection-authorizer.ts';

export interface RunningEmulator {
  readonly port: number;
  readonly authorizer: CollectionAuthorizer;
  readonly service: EmbeddedFirestore;
  readonly server: EmulatorServer;
  /** Defects that the server logged; a test that leaves any behind has found one. */
  readonly defects: readonly unknown[];
  stop(): Promise<void>;
}

export const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** The real server with the real core, on a port of its own. */
export async function startEmulator({
  clock = systemClock,
  ...options
}: Partial<Parameters<typeof createServer>[0]> = {}): Promise<RunningEmulator> {
  const authorizer = createCollectionAuthorizer();
  const service = createFirestoreService({ authorizer, clock });
  const defects: unknown[] = [];
  const logger = {
    info: () => undefined,
    warn: () => undefined,
    error: (message: string, error: unknown) => defects.push(new Error(message, { cause: error })),
  };
  const server = createServer({ service, routes: [], logger, clock, ...options });
  const { port } = await server.listen('127.0.0.1', 0);
  return { port, authorizer, service, server, defects, stop: () => server.close() };
}
