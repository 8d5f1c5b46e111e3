import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { env } from '../../config/env.ts';
import { firebaseApp } from '../network/firebase-app.ts';

let database: Firestore | undefined;

/** Firestore with listeners, as the signed-in admin; visitors read through the light one. */
export function liveFirestore(): Firestore {
  if (database === undefined) {
    database = getFirestore(firebaseApp());
    if (env.firestoreEmulator !== undefined) {
      connectFirestoreEmulator(database, env.firestoreEmulator.host, env.firestoreEmulator.port);
    }
  }
  return database;
}
