import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { env } from '../../../config/env.ts';
import { firebaseApp } from '../../../lib/network/firebase-app.ts';

let auth: Auth | undefined;

/** Leaves out `browserPopupRedirectResolver`, because only `signInByGoogle` needs it. */
export function identity(): Auth {
  if (auth === undefined) {
    auth = initializeAuth(firebaseApp(), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    });
    auth.languageCode = 'es';
    if (env.authEmulator !== undefined) {
      const { host, port } = env.authEmulator;
      connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
    }
  }
  return auth;
}

let isKept = true;

/** False if the browser refuses to store the session, which then ends with a reload. */
export function isSessionKept(): boolean {
  return isKept;
}

export async function rememberOnThisDevice(remember: boolean): Promise<void> {
  const kept = await firstUsable(
    remember ? [indexedDBLocalPersistence, browserLocalPersistence] : [browserSessionPersistence],
  );
  isKept = kept !== null;
  await identity().setPersistence(kept ?? inMemoryPersistence);
}

/** `setPersistence` accepts a storage that refuses every value. Each later sign-in then fails. */
async function firstUsable(wanted: readonly Persistence[]): Promise<Persistence | null> {
  for (const persistence of wanted) {
    const Storage = persistence as unknown as new () => { readonly _isAvailable?: () => Promise<boolean> };
    // Firebase does not document this method, so a version without it must not block a sign-in.
    if ((await new Storage()._isAvailable?.()) ?? true) return persistence;
  }
  return null;
}
