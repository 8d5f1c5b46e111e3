import { AppError } from '@copa/domain/errors';
import { ERROR_MESSAGES } from '@copa/domain/messages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** The wait between two attempts grows, so this many outlast another instance that is busy with the same documents. */
const MAX_ATTEMPTS = 7;

/**
 * Faults of the moment: nothing was committed, or the same request sent again finds what was. They are numbers here
 * because the SDK's own names for them load its whole gRPC part at every cold start.
 */
const TRANSIENT: readonly number[] = [
  1, // cancelled
  4, // deadline exceeded
  8, // resource exhausted
  10, // aborted
  14, // unavailable
];

/** A transaction that tells its caller to come back, where it loses every race or the store cannot be reached. */
export async function runTransaction<R>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  try {
    return await firestore.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
  } catch (cause) {
    if (!isTransient(cause)) throw cause;
    throw new AppError('unavailable', ERROR_MESSAGES.unavailable, { cause });
  }
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    TRANSIENT.includes(error.code)
  );
}
