import { answeredWithin } from '../../../lib/browser/answered-within.ts';

const PATIENCE_MS = 5_000;
const AUTH_DATABASE = 'firebaseLocalStorageDb';

/**
 * Some browsers never answer a call of IndexedDB. Firebase would wait for it for ever, so nobody could sign
 * in. Without IndexedDB it uses `localStorage`. Call this before Firebase starts, because it opens IndexedDB
 * at once.
 */
export async function leaveOutSilentDatabase(): Promise<void> {
  if (await answeredWithin(PATIENCE_MS, openedOrRefused(), false)) return;
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
}

async function openedOrRefused(): Promise<boolean> {
  try {
    const request = indexedDB.open(AUTH_DATABASE);
    await new Promise((resolve) => {
      request.onerror = resolve;
      request.onsuccess = resolve;
      // Only Firebase may create the database.
      request.onupgradeneeded = () => request.transaction?.abort();
    });
    if (request.error === null) request.result.close();
  } catch {
    // A browser that blocks cookies throws, and so does one without IndexedDB. Firebase expects both.
  }
  return true;
}
