import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { createAdminClient } from './clients/admin-client.ts';
import { withErrorNames } from './clients/error-codes.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/collection-authorizer.ts';

let serial = 0;

runContract('firebase-admin over gRPC', {
  provides: ['listen'],
  connect: async (port) => {
    const app = initializeApp({ projectId: PROJECT }, `admin-${serial++}`);
    const db = initializeFirestore(app);
    db.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } });
    const client = withErrorNames(createAdminClient(db));
    return {
      client,
      close: async () => {
        await client.close();
        await deleteApp(app);
      },
    };
  },
});
