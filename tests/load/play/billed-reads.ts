import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { StatusError } from '../../../emulator/src/core/status-error.ts';
import type { FirestoreServerOptions } from '../support/firestore-server.ts';

/** An aggregation reads this many entries of an index for the price of one document. */
const ENTRIES_PER_READ = 1000;

export interface BilledReads extends Required<Pick<FirestoreServerOptions, 'watch'>> {
  /** Returns the reads that Firestore would bill since the last time, and the transactions that lost a race. */
  take(): { readonly reads: number; readonly aborts: number };
}

/** Counts reads as Firestore bills them: a document each, a query at least one, an aggregation by the entries it goes through. */
export function billedReads(): BilledReads {
  let reads = 0;
  let aborts = 0;
  const query = (result: ReturnType<FirestoreService['runQuery']>) =>
    Math.max(1, result.documents.length + result.skipped);
  const watchAborts = async <R>(work: () => Promise<R>): Promise<R> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StatusError && error.status === 'ABORTED') aborts += 1;
      throw error;
    }
  };
  return {
    watch: (service: FirestoreService) => ({
      ...service,
      batchGetDocuments: (...request) => {
        const answer = service.batchGetDocuments(...request);
        reads += answer.results.length;
        return answer;
      },
      runQuery: (...request) => {
        const answer = service.runQuery(...request);
        reads += query(answer);
        return answer;
      },
      runAggregationQuery: (caller, request) => {
        const { parent, query: matching, consistency } = request;
        const { documents } = service.runQuery(caller, { parent, query: matching, consistency });
        reads += Math.max(1, Math.ceil(documents.length / ENTRIES_PER_READ));
        return service.runAggregationQuery(caller, request);
      },
      commit: (...request) => watchAborts(() => service.commit(...request)),
    }),
    take: () => {
      const taken = { reads, aborts };
      reads = 0;
      aborts = 0;
      return taken;
    },
  };
}
