import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

export interface FirestoreClient {
  readonly firestore: Firestore;
  close(): Promise<void>;
}

export async function connectFirestore(address: string): Promise<FirestoreClient> {
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: 'demo-bench' }, randomUUID());
  const firestore = initializeFirestore(app);
  // The address is read with the first call: the next client may have another one.
  await firestore.doc('documents/none').get();
  return {
    firestore,
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
