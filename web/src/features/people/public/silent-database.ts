import { answeredWithin } from '../../../lib/browser/answered-within.ts';
import { reportProblem } from '../../../lib/report-problem.ts';

const PATIENCE_MS = 5_000;
const AUTH_DATABASE = 'firebaseLocalStorageDb';

/**
 * Some browsers never answer a call of IndexedDB. Firebase would wait for it for ever, so nobody could sign
 * in. Without IndexedDB it uses `localStorage`. Call this before Firebase starts, because it opens IndexedDB
 * at once. The answer is true if IndexedDB was left out.
 */
export async function leaveOutSilentDatabase(): Promise<boolean> {
  if (await answeredWithin(PATIENCE_MS, openedOrRefused(), false)) return false;
  try {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    return true;
  } catch (error) {
    reportProblem('IndexedDB could not be left out', error);
    return false;
  }
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
