import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orUnavailable, READ_LIMIT_MS } from './unavailable.ts';

/** The wait between two attempts grows, so this many outlast another instance that is busy with the same documents. */
const MAX_ATTEMPTS = 7;

/** For a commit and, where it fails, the wait before the next attempt. */
const COMMIT_LIMIT_MS = 20_000;

/** A transaction that tells its caller to come back, where it loses every race or the store cannot be reached. */
export function runTransaction<R>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  return orUnavailable((wait) => {
    const attempt = async (transaction: Transaction): Promise<R> => {
      wait(READ_LIMIT_MS);
      const result = await work(transaction);
      wait(COMMIT_LIMIT_MS);
      return result;
    };
    return firestore.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS });
  });
}
