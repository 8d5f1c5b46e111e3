import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type ListeningProcess, startEmulatorProcess } from '../../../tests/load/support/emulator-process.ts';

export interface Emulator extends Pick<ListeningProcess, 'residentMegabytes' | 'stop'> {
  readonly firestore: Firestore;
}

export async function startEmulator(): Promise<Emulator> {
  const emulator = await startEmulatorProcess();
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.address;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: 'demo-bench' }, randomUUID());
  const firestore = initializeFirestore(app);
  // The address is read with the first call: the next client may have another one.
  await firestore.doc('documents/none').get();
  return {
    firestore,
    residentMegabytes: () => emulator.residentMegabytes(),
    stop: async () => {
      await firestore.terminate();
      await deleteApp(app);
      await emulator.stop();
    },
  };
}
