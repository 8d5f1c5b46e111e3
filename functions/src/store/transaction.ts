import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore, Transaction as SdkTransaction } from 'firebase-admin/firestore';
import { ABORTED, faultCode, orUnavailable, READ_LIMIT_MS } from './unavailable.ts';

/**
 * The longest wait after each lost race. Most races are against one commit of some tens of milliseconds; the
 * SDK's own second would hold up the queue.
 */
const RACE_WAITS_MS = [50, 100, 200, 400];

/** The wait between two attempts of the SDK grows, so this many outlast another instance that stays busy. */
const MAX_ATTEMPTS = 7;

/** The limit of a commit and, where it fails, of the wait before the next attempt. */
const COMMIT_LIMIT_MS = 20_000;

/** A transaction that tells its caller to come back if it loses every race or cannot reach the store. */
export function runTransaction<R>(firestore: Firestore, work: (sdk: SdkTransaction) => Promise<R>) {
  return orUnavailable(async (wait) => {
    const attempt = async (sdk: SdkTransaction): Promise<R> => {
      wait(READ_LIMIT_MS);
      const result = await work(sdk);
      wait(COMMIT_LIMIT_MS);
      return result;
    };
    for (const waitMs of RACE_WAITS_MS) {
      try {
        return await firestore.runTransaction(attempt, { maxAttempts: 1 });
      } catch (error) {
        const code = faultCode(error);
        if (code === null) throw error;
        // The SDK knows which other faults of the store pass by waiting.
        if (code !== ABORTED) break;
      }
      // Random, because the instance that won may come again, and another may have lost with this one.
      await sleep(waitMs * (0.2 + 0.8 * Math.random()));
    }
    return firestore.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS });
  });
}
