import { createFirestoreService } from '../../../emulator/src/core/create-firestore-service.ts';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { createServer } from '../../../emulator/src/server.ts';

export interface FirestoreServer {
  /** `127.0.0.1:port` */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The embedded Firestore on a free port; every project id is a database of its own. `watch` may stand between the wire
 * and the database.
 */
export async function startFirestore(
  watch: (service: FirestoreService) => FirestoreService = (service) => service,
): Promise<FirestoreServer> {
  const service = createFirestoreService();
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
