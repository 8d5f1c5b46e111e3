import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { env } from '../../config/env.ts';

export function firebaseApp(): FirebaseApp {
  const existing = getApps().find(({ name }) => name === '[DEFAULT]');
  if (existing !== undefined) return existing;
  const { appId, ...required } = env.firebase;
  // Sign-in with a provider such as Google needs an auth domain. Every Firebase project has this default
  // domain.
  const authDomain = env.firebase.authDomain ?? `${required.projectId}.firebaseapp.com`;
  return initializeApp({ ...required, authDomain, ...(appId !== undefined && { appId }) });
}
