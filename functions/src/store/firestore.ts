import type { App } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

export type { Firestore };

/** REST shortens a cold start, but works with emulators only if there are real credentials. */
export function createFirestore(app: App): Firestore {
  return initializeFirestore(app, { preferRest: process.env['FIRESTORE_EMULATOR_HOST'] === undefined });
}
