import { displayNameOf, type SessionUser } from '@copa/domain/people/session';
import { newUserRequest } from '@copa/domain/people/user-request';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { env } from '../../../config/env.ts';
import { firebaseApp } from '../../../lib/network/firebase-app.ts';

type Requester = Pick<SessionUser, 'email' | 'uid'> & { readonly displayName: string | null };

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

export async function hasPendingRequest(email: string): Promise<boolean> {
  const requests = collection(firestore(), 'userRequests');
  const pending = query(requests, where('email', '==', email), where('status', '==', 'pending'), limit(1));
  return !(await getDocs(pending)).empty;
}

/** The security rules allow only `uid` as the id of the document. */
export async function requestAccess({ email, uid, displayName }: Requester): Promise<void> {
  if (email === null || (await hasPendingRequest(email))) return;
  const request = newUserRequest({ email, uid, displayName: displayNameOf({ email, displayName }) });
  await setDoc(doc(firestore(), 'userRequests', uid), { ...request, requestedAt: serverTimestamp() });
}
