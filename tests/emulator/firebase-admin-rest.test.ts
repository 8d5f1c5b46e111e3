import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { cert, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { createAdminClient } from './clients/admin-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

/** Over REST the SDK requires credentials even for an emulator, so it gets a made-up service account. */
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const credential = cert({ projectId: PROJECT, clientEmail: 'nobody@example.test', privateKey });

runContract('firebase-admin, preferRest', {
  // Listeners would make the SDK switch to gRPC, which another suite tests.
  provides: [],
  connect: (port) => {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const app = initializeApp({ projectId: PROJECT, credential }, randomUUID());
    return createAdminClient(app, initializeFirestore(app, { preferRest: true }));
  },
});
