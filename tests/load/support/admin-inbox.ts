import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
} from 'firebase/firestore';
import { vi } from 'vitest';

export interface Inbox {
  /** Waits until the last snapshot contains exactly these ids and does not come from the cache. */
  shows(ids: readonly string[]): Promise<void>;
  isOffline(): Promise<void>;
  close(): Promise<void>;
}

let opened = 0;

export function openInbox(projectId: string, address: string): Inbox {
  setLogLevel('silent');
  opened += 1;
  const app = initializeApp({ projectId, apiKey: 'none' }, `inbox ${opened}`);
  const firestore = initializeFirestore(app, {});
  const [host = '', port = ''] = address.split(':');
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { sub: `admin-${opened}`, admin: true },
  });
  let shown: readonly string[] = [];
  let fromCache = true;
  let failure: Error | null = null;
  const stop = onSnapshot(
    query(collection(firestore, 'registrations'), orderBy('createdAt', 'desc')),
    { includeMetadataChanges: true },
    (snapshot) => {
      shown = snapshot.docs.map(({ id }) => id);
      fromCache = snapshot.metadata.fromCache;
    },
    (error) => {
      failure = error;
    },
  );
  const becomes = (isSo: () => boolean, what: string) =>
    vi
      .waitUntil(
        () => {
          if (failure !== null) throw failure;
          return isSo();
        },
        { timeout: 180_000 },
      )
      .catch((cause: unknown) => {
        const shows = `${shown.length}, ${fromCache ? 'from memory' : 'live'}`;
        throw new Error(`the inbox shows ${shows}, not ${what}`, { cause });
      });
  return {
    shows: async (ids) => {
      const wanted = ids.toSorted().join();
      await becomes(() => !fromCache && shown.toSorted().join() === wanted, `the ${ids.length} there are`);
    },
    isOffline: async () => {
      await becomes(() => fromCache, 'that it is offline');
    },
    close: async () => {
      stop();
      await deleteApp(app);
    },
  };
}
