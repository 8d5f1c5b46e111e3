import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type Firestore,
  getCountFromServer,
  getFirestore,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { env } from '../../config/env.ts';
import { firebaseApp } from '../network/firebase-app.ts';

let database: Firestore | undefined;

export function liveFirestore(): Firestore {
  if (database === undefined) {
    database = getFirestore(firebaseApp());
    if (env.firestoreEmulator !== undefined) {
      connectFirestoreEmulator(database, env.firestoreEmulator.host, env.firestoreEmulator.port);
    }
  }
  return database;
}

export interface Matching {
  readonly collection: string;
  readonly equal: Readonly<Record<string, string | number>>;
  readonly isGroup?: boolean;
}

export interface LiveQuery extends Matching {
  readonly newestBy: string | null;
  /** Takes the place of `newestBy`. */
  readonly oldestBy?: string;
  readonly pageSize: number;
}

export function firestoreQuery(firestore: Firestore, live: LiveQuery): Query {
  const found = matching(firestore, live);
  if (live.oldestBy !== undefined) return query(found, orderBy(live.oldestBy, 'asc'));
  return live.newestBy === null ? found : query(found, orderBy(live.newestBy, 'desc'));
}

export async function countDocuments(firestore: Firestore, which: Matching): Promise<number> {
  const counted = await getCountFromServer(matching(firestore, which));
  return counted.data().count;
}

function matching(firestore: Firestore, { collection: name, equal, isGroup = false }: Matching): Query {
  const filters = Object.entries(equal).map(([field, value]) => where(field, '==', value));
  return query(isGroup ? collectionGroup(firestore, name) : collection(firestore, name), ...filters);
}
