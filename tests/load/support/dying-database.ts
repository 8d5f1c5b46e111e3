import type { Database } from '../../../functions/src/store/database.ts';

/** The database of an instance that is gone after so many transactions. */
export function dyingAfter(transactions: number, database: Database): Database {
  let left = transactions;
  return {
    ...database,
    transaction: (work) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the instance is gone')) : database.transaction(work);
    },
  };
}
