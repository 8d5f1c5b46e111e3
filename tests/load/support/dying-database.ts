import type { Firestore } from 'firebase-admin/firestore';
import type { Database } from '../../../functions/src/store/database.ts';

export function dyingAfter(transactions: number, database: Database): Database {
  let left = transactions;
  return {
    ...database,
    transaction: (work) => {
      left -= 1;
      return left < 0 ? Promise.reject(gone()) : database.transaction(work);
    },
  };
}

/**
 * Simulates the client of an instance that dies when it starts one transaction more than `transactions`. From
 * then on every use of the client throws.
 */
export function dyingClient(transactions: number, firestore: Firestore): Firestore {
  let left = transactions;
  return new Proxy(firestore, {
    get: (client, name) => {
      if (name === 'runTransaction') left -= 1;
      if (left < 0) throw gone();
      const value: unknown = Reflect.get(client, name);
      const bound: unknown = typeof value === 'function' ? value.bind(client) : value;
      return bound;
    },
  });
}

const gone = () => new Error(GONE);
export const GONE = 'the instance is gone';

/** Work that ran side by side fails with all its errors at once. */
export function isGone(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isGone);
  return error instanceof Error && error.message === GONE;
}
