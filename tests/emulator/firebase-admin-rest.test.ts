import { generateKeyPairSync } from 'node:crypto';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { createAdminClient } from './clients/admin-client.ts';
import { withErrorNames } from './clients/error-codes.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/collection-authorizer.ts';

let serial = 0;

/** Over REST the SDK insists on credentials, even for an emulator: a service account nobody knows will do. */
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const credential = cert({ projectId: PROJECT, clientEmail: 'nobody@example.test', privateKey });

runContract('firebase-admin, preferRest', {
  // Listeners make the SDK change to gRPC, which its other suite covers.
  provides: [],
  connect: async (port) => {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const app = initializeApp({ projectId: PROJECT, credential }, `admin-rest-${serial++}`);
    const client = withErrorNames(createAdminClient(initializeFirestore(app, { preferRest: true })));
    return {
      client,
      close: async () => {
        await client.close();
        await deleteApp(app);
      },
    };
  },
});
