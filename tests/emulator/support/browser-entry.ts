import * as firestore from 'firebase/firestore';
import { openWebClient } from '../clients/web-client.ts';
import type { ClientMethod, ContractClient } from '../contract/client.ts';

export type CallResult = { readonly ok: unknown } | { readonly code: string; readonly message: string };

export interface ContractPage {
  connect(project: string, port: number, settings: firestore.FirestoreSettings): string;
  call(connection: string, method: ClientMethod, values: readonly unknown[]): Promise<CallResult>;
}

const clients = new Map<string, ContractClient>();

const page: ContractPage = {
  connect: (project, port, settings) => {
    const id = String(clients.size);
    clients.set(id, openWebClient(firestore, project, port, settings));
    return id;
  },
  call: async (connection, method, values) => {
    const client = clients.get(connection);
    if (client === undefined) return { code: 'internal', message: `no connection ${connection}` };
    try {
      const call = client[method] as (...values: readonly unknown[]) => Promise<unknown>;
      return { ok: await call(...values) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      return { code, message: String(error) };
    }
  },
};

firestore.setLogLevel('silent');
Object.assign(globalThis, { contractPage: page });
