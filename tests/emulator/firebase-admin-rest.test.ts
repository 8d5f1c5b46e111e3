import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { cert, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { createAdminClient } from './clients/admin-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

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
  connect: (port) => {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const app = initializeApp({ projectId: PROJECT, credential }, randomUUID());
    return createAdminClient(app, initializeFirestore(app, { preferRest: true }));
  },
});
