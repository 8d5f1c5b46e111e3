import { collection, doc, type Firestore, getDocs, onSnapshot, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { openRules } from './support/rules-environment.ts';

const SIGNED_IN_AT = 1_700_000_000;

const { test, withoutRules } = await openRules();

describe('an admin who is signed out everywhere', () => {
  it('stops seeing registrations live, and cannot ask for them again', async () => {
    const admin = test.authenticatedContext('leaving', {
      admin: true,
      email: 'leaving@copa.example',
      email_verified: true,
      auth_time: SIGNED_IN_AT,
    });
    const db = admin.firestore() as unknown as Firestore;
    const registrations = collection(db, 'registrations');
    let refuse = (_error: unknown): void => {};
    const refused = new Promise<unknown>((resolve) => {
      refuse = resolve;
    });
    await new Promise<void>((resolve) => {
      onSnapshot(registrations, () => resolve(), refuse);
    });

    await withoutRules((firestore) =>
      setDoc(doc(firestore, 'revocations/leaving'), { validSince: SIGNED_IN_AT + 1 }),
    );
    expect(await refused).toMatchObject({ code: 'permission-denied' });
    await expect(getDocs(registrations)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
