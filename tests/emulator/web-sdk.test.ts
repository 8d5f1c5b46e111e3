import { deleteApp, initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { createWebClient } from './clients/web-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/collection-authorizer.ts';

// The SDK warns of every refused write on the console; the contract looks at the errors themselves.
firestore.setLogLevel('silent');

let serial = 0;

runContract('web SDK in Node (gRPC)', {
  provides: ['listen', 'offline', 'rules', 'nullOperands'],
  connect: async (port) => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `web-${serial++}`);
    const db = firestore.initializeFirestore(app, {});
    firestore.connectFirestoreEmulator(db, '127.0.0.1', port);
    const client = createWebClient(firestore, db, firestore);
    return {
      client,
      close: async () => {
        await client.close();
        await deleteApp(app);
      },
    };
  },
});
