import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { env } from '../config/env.ts';

/** Loaded after first paint, never by name from a page: import it with `import()`. */

const APP_NAME = 'public';
const ACTIVE_MAX = 50;
const HISTORY_MAX = 40;

/** A tournament that lasts days is still on the list while it is played. */
const STILL_RUNNING_MS = 3 * 24 * 60 * 60 * 1000;

let database: Firestore | undefined;

function firestore(): Firestore {
  if (database === undefined) {
    const { authDomain, appId, ...required } = env.firebase;
    const app = initializeApp(
      { ...required, ...(authDomain !== undefined && { authDomain }), ...(appId !== undefined && { appId }) },
      APP_NAME,
    );
    database = getFirestore(app);
    if (env.firestoreEmulator !== undefined) {
      connectFirestoreEmulator(database, env.firestoreEmulator.host, env.firestoreEmulator.port);
    }
  }
  return database;
}

export interface RawDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const raw = (snapshot: QueryDocumentSnapshot): RawDocument => ({ id: snapshot.id, data: snapshot.data() });

const published = () => [collection(firestore(), 'tournaments'), where('status', '==', 'published')] as const;

export async function readActiveTournaments(now: Date): Promise<readonly RawDocument[]> {
  const [tournaments, isPublished] = published();
  const since = Timestamp.fromMillis(now.getTime() - STILL_RUNNING_MS);
  const found = await getDocs(
    query(tournaments, isPublished, where('date', '>=', since), orderBy('date', 'asc'), limit(ACTIVE_MAX)),
  );
  return found.docs.map(raw);
}

export async function readPastTournaments(now: Date): Promise<readonly RawDocument[]> {
  const [tournaments, isPublished] = published();
  const until = Timestamp.fromDate(now);
  const found = await getDocs(
    query(tournaments, isPublished, where('date', '<', until), orderBy('date', 'desc'), limit(HISTORY_MAX)),
  );
  return found.docs.map(raw);
}

/** Null when there is none; the rules answer "denied" for what is missing or not published. */
export async function readDocument(path: string): Promise<RawDocument | null> {
  try {
    const snapshot = await getDoc(doc(firestore(), path));
    const data = snapshot.data();
    return data === undefined ? null : { id: snapshot.id, data };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return null;
    throw error;
  }
}

export async function readActiveQuestions(): Promise<readonly RawDocument[]> {
  const found = await getDocs(
    query(collection(firestore(), 'questions'), where('active', '==', true), orderBy('order', 'asc')),
  );
  return found.docs.map(raw);
}
