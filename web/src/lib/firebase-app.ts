import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { env } from '../config/env.ts';

/** The app of signed-in people; visitors read through one of their own, which knows no Auth. */
export function firebaseApp(): FirebaseApp {
  const existing = getApps().find(({ name }) => name === '[DEFAULT]');
  if (existing !== undefined) return existing;
  const { authDomain, appId, ...required } = env.firebase;
  return initializeApp({
    ...required,
    ...(authDomain !== undefined && { authDomain }),
    ...(appId !== undefined && { appId }),
  });
}
