import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
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

export async function rememberOnThisDevice(remember: boolean): Promise<void> {
  await identity().setPersistence(remember ? indexedDBLocalPersistence : browserSessionPersistence);
}
