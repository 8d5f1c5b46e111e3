import type { Firestore } from 'firebase-admin/firestore';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { connect } from './firestore-client.ts';

export interface InProcess {
  /** Runs `work` over sockets. Without sockets, calls that are sent at once do not race. */
  overSockets<T>(work: () => Promise<T>): Promise<T>;
  /** Call this before the clients are closed, so that they close their sockets. */
  end(): void;
}

/** Calls of the clients reach `service` without sockets, which is faster. */
export function callInProcess(clients: readonly Firestore[], service: FirestoreService): InProcess {
  const connectAll = () => clients.map((client) => connect(client, service));
  let disconnections = connectAll();
  const end = () => {
    for (const disconnect of disconnections) disconnect();
  };
  return {
    overSockets: async (work) => {
      end();
      try {
        return await work();
      } finally {
        disconnections = connectAll();
      }
    },
    end,
  };
}
