import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startRefereed } from './referee/referee.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /profiles/{uid} {
      allow get: if true;
      allow list: if resource.data.isPublic == true;
      allow create, update: if request.auth.uid == uid;
      allow delete: if request.auth.token.role == 'admin';
    }
    match /notes/{id} {
      allow read: if exists(/databases/$(database)/documents/profiles/$(request.auth.uid));
    }
    match /letters/{id} {
      allow read: if exists(
        path('databases/(default)/documents/profiles/{uid}').bind({'uid': request.auth.uid})
      );
    }
  }
}
`;

setLogLevel('silent');
const emulator = await startRefereed();
const environment = await environmentOf('demo-rules', RULES);

function environmentOf(projectId: string, rules: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: emulator.port, rules },
  });
}

const userOf = (uid: string, claims?: TokenOptions) =>
  environment.authenticatedContext(uid, claims).firestore();

afterEach(async () => {
  await environment.clearFirestore();
});

afterAll(async () => {
  await environment.cleanup();
  await emulator.stop();
});

describe('rules-unit-testing', () => {
  it('tells users apart', async () => {
    const ana = userOf('ana');
    const nobody = environment.unauthenticatedContext().firestore();
    await assertSucceeds(setDoc(doc(ana, 'profiles/ana'), { isPublic: true }));
    await assertFails(setDoc(doc(ana, 'profiles/eva'), { isPublic: true }));
    await assertFails(setDoc(doc(nobody, 'profiles/ana'), { isPublic: true }));
    const snapshot = await assertSucceeds(getDoc(doc(nobody, 'profiles/ana')));
    expect(snapshot.data()).toEqual({ isPublic: true });
  });

  it('passes custom claims', async () => {
    const admin = userOf('root', { role: 'admin' });
    const ana = userOf('ana', { role: 'player' });
    await assertFails(deleteDoc(doc(ana, 'profiles/eva')));
    await assertSucceeds(deleteDoc(doc(admin, 'profiles/eva')));
  });

  it('judges a list by its query', async () => {
    const nobody = environment.unauthenticatedContext().firestore();
    await assertFails(getDocs(collection(nobody, 'profiles')));
    await assertSucceeds(getDocs(query(collection(nobody, 'profiles'), where('isPublic', '==', true))));
  });

  it('sets rules aside, and clears what was written', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'profiles/ana'), { isPublic: false });
      await setDoc(doc(context.firestore(), 'notes/one'), { text: 'x' });
    });
    const ana = userOf('ana');
    await assertSucceeds(getDoc(doc(ana, 'notes/one')));
    await environment.clearFirestore();
    await assertFails(getDoc(doc(ana, 'notes/one')));
    expect((await getDoc(doc(ana, 'profiles/ana'))).exists()).toBe(false);
  });

  it('looks up a document by a path that was bound', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'profiles/ana'), {});
    });
    const ana = userOf('ana');
    const eva = userOf('eva');
    await assertSucceeds(getDoc(doc(ana, 'letters/one')));
    await assertFails(getDoc(doc(eva, 'letters/one')));
  });

  it('tells what is no legal request from what the rules deny', async () => {
    const ana = userOf('ana');
    const eva = userOf('eva');
    const profile = doc(ana, 'profiles/ana');
    await assertSucceeds(setDoc(profile, { isPublic: true, tags: [null] }));
    const invalid = { code: 'invalid-argument' };
    const deletedFirst = writeBatch(ana).delete(profile).update(profile, { isPublic: false });
    await expect(deletedFirst.commit()).rejects.toMatchObject(invalid);
    const publicOnes = query(collection(eva, 'profiles'), where('isPublic', '==', true));
    await expect(
      getDocs(query(publicOnes, where(documentId(), '==', 'ana'), where('age', '>', 1))),
    ).rejects.toMatchObject(invalid);
    const tagged = await assertSucceeds(
      getDocs(query(publicOnes, where('tags', 'array-contains-any', [null]))),
    );
    expect(tagged.size).toBe(0);
  });

  it('says which code a refusal has', async () => {
    const nobody = environment.unauthenticatedContext().firestore();
    const refused = setDoc(doc(nobody, 'profiles/ana'), {});
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('refuses rules that do not compile', async () => {
    const broken = environmentOf('demo-broken', 'rules_version = "2"; service cloud.firestore { match }');
    await expect(broken).rejects.toThrow(/INVALID_ARGUMENT/);
  });

  it('keeps projects apart', async () => {
    const rules = RULES.replace('allow get: if true', 'allow get: if false');
    const closed = await environmentOf('demo-closed', rules);
    await assertFails(getDoc(doc(closed.unauthenticatedContext().firestore(), 'profiles/ana')));
    const nobody = environment.unauthenticatedContext().firestore();
    await assertSucceeds(getDoc(doc(nobody, 'profiles/ana')));
    await closed.cleanup();
  });
});
