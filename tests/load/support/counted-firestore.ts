import type { Firestore } from 'firebase-admin/firestore';
import type { FirestoreServerOptions } from './firestore-server.ts';

export type CountedCall = 'read' | 'query' | 'commit';

export interface CountedCalls extends Required<Pick<FirestoreServerOptions, 'watch'>> {
  readonly takeCalls: () => readonly CountedCall[];
}

export function countCalls(): CountedCalls {
  let calls: CountedCall[] = [];
  return {
    watch: (service) => ({
      ...service,
      batchGetDocuments: (...request) => {
        calls.push('read');
        return service.batchGetDocuments(...request);
      },
      runQuery: (...request) => {
        calls.push('query');
        return service.runQuery(...request);
      },
      commit: (...request) => {
        calls.push('commit');
        return service.commit(...request);
      },
    }),
    takeCalls: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

export async function bareTransaction(firestore: Firestore): Promise<void> {
  const reference = firestore.doc('bare/transaction');
  await firestore.runTransaction(async (transaction) => {
    const touched = Number((await transaction.get(reference)).get('touched') ?? 0);
    transaction.set(reference, { touched: touched + 1 });
  });
}
