import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { suiteEnvironment } from './environment.ts';

export interface Suite {
  readonly firestore: Firestore;
  readonly auth: Auth;
}

export async function openSuite(): Promise<Suite> {
  // Without this variable the client library asks the network whether it runs in the cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const environment = suiteEnvironment();
  const app = initializeApp({ projectId: environment.projectId }, randomUUID());
  const firestore = initializeFirestore(app);
  afterAll(async () => {
    await firestore.terminate();
    await deleteApp(app);
  });
  await clear();
  return { firestore, auth: getAuth(app) };
}

async function clear(): Promise<void> {
  const { firestore, auth, projectId } = suiteEnvironment();
  const places = [
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `http://${auth}/emulator/v1/projects/${projectId}/accounts`,
  ];
  for (const place of places) {
    const response = await fetch(place, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
    if (!response.ok) throw new Error(`${place} could not be emptied: ${response.status}`);
  }
}
