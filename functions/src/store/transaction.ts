import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orUnavailable, withinReadLimit } from './unavailable.ts';

/** The wait between two attempts grows, so this many outlast another instance that is busy with the same documents. */
const MAX_ATTEMPTS = 7;

/** A transaction that tells its caller to come back, where it loses every race or the store cannot be reached. */
export function runTransaction<R>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const attempts = new Promise<R>((resolve, reject) => {
    const inTime = (transaction: Transaction) =>
      // The SDK waits for a read that hangs before it gives up; the caller is answered at once.
      withinReadLimit(work(transaction), reject);
    firestore.runTransaction(inTime, { maxAttempts: MAX_ATTEMPTS }).then(resolve, reject);
  });
  return orUnavailable(() => attempts);
}
