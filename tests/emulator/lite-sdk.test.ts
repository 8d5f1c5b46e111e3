import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { createWebClient } from './clients/web-client.ts';
import type { WebSdk } from './clients/web-sdk.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/collection-authorizer.ts';

lite.setLogLevel('silent');

let serial = 0;

/** The lite build has the same functions on classes of its own; two of them go by another name. */
const sdk = { ...lite, getAggregateFromServer: lite.getAggregate } as unknown as WebSdk;

runContract('web SDK, lite build (REST)', {
  provides: ['rules', 'nullOperands'],
  invalidArgument: 'failed-precondition',
  connect: async (port) => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `lite-${serial++}`);
    const db = lite.initializeFirestore(app, {});
    lite.connectFirestoreEmulator(db, '127.0.0.1', port);
    const client = createWebClient(sdk, db, null);
    return {
      client,
      close: async () => {
        await client.close();
        await deleteApp(app);
      },
    };
  },
});
