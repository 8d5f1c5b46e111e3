import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { env } from '../../config/env.ts';

/** The app of signed-in people; visitors read through one of their own, which knows no Auth. */
export function firebaseApp(): FirebaseApp {
  const existing = getApps().find(({ name }) => name === '[DEFAULT]');
  if (existing !== undefined) return existing;
  const { appId, ...required } = env.firebase;
  // The service opens no window of another provider without an auth domain. Every project has this one.
  const authDomain = env.firebase.authDomain ?? `${required.projectId}.firebaseapp.com`;
  return initializeApp({ ...required, authDomain, ...(appId !== undefined && { appId }) });
}
