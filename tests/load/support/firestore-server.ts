import { createFirestoreService } from '../../../emulator/src/core/create-firestore-service.ts';
import { createServer } from '../../../emulator/src/server.ts';

export interface FirestoreServer {
  /** `127.0.0.1:port` */
  readonly address: string;
  close(): Promise<void>;
}

/** The embedded Firestore on a free port; every project id is a database of its own. */
export async function startFirestore(): Promise<FirestoreServer> {
  const silent = { info: () => {}, warn: () => {}, error: fail, debug: () => {} };
  const server = createServer({ service: createFirestoreService(), routes: [], logger: silent });
  const { port } = await server.listen('127.0.0.1', 0);
  return { address: `127.0.0.1:${port}`, close: () => server.close() };
}

function fail(message: string, error?: unknown): never {
  throw new Error(message, { cause: error });
}
