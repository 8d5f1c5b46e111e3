import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { createAdminClient } from './clients/admin-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

runContract('firebase-admin over gRPC', {
  provides: ['listen'],
  connect: (port) => {
    const app = initializeApp({ projectId: PROJECT }, randomUUID());
    const db = initializeFirestore(app);
    db.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } });
    return createAdminClient(app, db);
  },
});
