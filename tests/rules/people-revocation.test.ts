import { setLogLevel } from 'firebase/app';
import { collection, doc, type Firestore, getDocs, onSnapshot, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RulesEnvironment, startRules } from './support/rules-environment.ts';

const SIGNED_IN_AT = 1_700_000_000;

describe('an admin who is signed out everywhere', () => {
  let environment: RulesEnvironment;

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await startRules();
  });
  afterAll(async () => {
    await environment.close();
  });

  it('stops seeing registrations live, and cannot ask for them again', async () => {
    const admin = environment.test.authenticatedContext('leaving', {
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

    await environment.test.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore() as unknown as Firestore, 'revocations/leaving'), {
        validSince: SIGNED_IN_AT + 1,
      }),
    );
    expect(await refused).toMatchObject({ code: 'permission-denied' });
    await expect(getDocs(registrations)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
