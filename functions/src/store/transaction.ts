import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore, Transaction as SdkTransaction } from 'firebase-admin/firestore';
import { ABORTED, faultCode, isConnectionLost, orUnavailable, READ_LIMIT_MS } from './unavailable.ts';

/**
 * The waits are short, because a conflicting commit usually takes some tens of milliseconds. The SDK would
 * wait a second, and all queued registrations would wait too.
 */
const RACE_WAITS_MS = [50, 100, 200, 400];

/**
 * The SDK waits longer after each attempt, so another busy instance has time to finish before the last attempt.
 */
const MAX_ATTEMPTS = 7;

const COMMIT_LIMIT_MS = 20_000;

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
        if (code === null && !isConnectionLost(error)) throw error;
        // The call below the loop repeats it: once after a lost connection, else as often as the SDK does.
        if (code !== ABORTED) break;
      }
      // The wait is random. After a fixed wait, instances that lost the same race would collide again.
      await sleep(waitMs * (0.2 + 0.8 * Math.random()));
    }
    return firestore.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS });
  });
}
