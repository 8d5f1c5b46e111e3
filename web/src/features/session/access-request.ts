import { displayNameOf } from '@copa/domain/session';
import { newUserRequest } from '@copa/domain/user-request';
import type { User } from 'firebase/auth';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { env } from '../../config/env.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
import { reportProblem } from '../../lib/report-problem.ts';

let database: Firestore | undefined;

function firestore(): Firestore {
  if (database === undefined) {
    database = getFirestore(firebaseApp());
    if (env.firestoreEmulator !== undefined) {
      connectFirestoreEmulator(database, env.firestoreEmulator.host, env.firestoreEmulator.port);
    }
  }
  return database;
}

async function hasPendingRequest(email: string): Promise<boolean> {
  const requests = collection(firestore(), 'userRequests');
  const pending = query(requests, where('email', '==', email), where('status', '==', 'pending'), limit(1));
  return !(await getDocs(pending)).empty;
}

/** Files a request once. A failure only warns: the account exists, and signing in asks again. */
export async function requestAccess(user: User): Promise<void> {
  const { email, uid } = user;
  if (email === null) return;
  try {
    if (await hasPendingRequest(email)) return;
    const request = newUserRequest({ email, uid, displayName: displayNameOf(user) });
    await addDoc(collection(firestore(), 'userRequests'), { ...request, requestedAt: serverTimestamp() });
  } catch (error) {
    reportProblem('the access request could not be filed', error);
  }
}
