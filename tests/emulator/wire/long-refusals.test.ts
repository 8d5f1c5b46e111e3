import { deleteApp, initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmulator } from '../../../emulator/src/start-emulator.ts';

firestore.setLogLevel('silent');

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow create: if get(/databases/$(database)/documents/owners/$(request.resource.data.owner)).data.open == true;
      allow create: if request.resource.data.isPublic == true;
      allow create: if request.resource.data.invitedBy == request.auth.uid;
    }
    match /deep/{path=**} { allow write; }
  }
}`;

const emulator = await startEmulator({ rules: RULES });
const app = initializeApp({ projectId: 'demo-refusals', apiKey: 'none' }, 'long-refusals');
const db = firestore.initializeFirestore(app, {});
firestore.connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken: { sub: 'me' } });

afterAll(async () => {
  await deleteApp(app);
  await emulator.close();
});

describe('a refusal with a long text reaches a client over gRPC', () => {
  it.each([1, 60, 500])('of a batch of %i writes', async (count) => {
    const batch = firestore.writeBatch(db);
    for (let i = 0; i < count; i++) batch.set(firestore.doc(db, `notes/${i}`), { owner: 'nobody' });
    await expect(batch.commit()).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringContaining("Null value error. for 'create' @ L5") as string,
    });
  });

  it('of a document with a long name', async () => {
    const target = firestore.doc(db, 'deep', ...Array.from({ length: 41 }, () => '🏆é'.repeat(200)));
    await expect(firestore.updateDoc(target, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
