import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { StatusError } from '../../../emulator/src/core/status-error.ts';
import type { FirestoreServerOptions } from '../support/firestore-server.ts';

const ENTRIES_PER_READ = 1000;
const DOCUMENTS = '/documents/';

export interface BilledReads extends Required<Pick<FirestoreServerOptions, 'watch'>> {
  take(): Bill;
}

interface Bill {
  readonly reads: number;
  readonly writes: number;
  readonly aborts: number;
  /**
   * The paths of read or written documents. An aggregation, or a query that finds nothing, adds the path of its
   * collection.
   */
  readonly paths: readonly string[];
}

/**
 * Firestore bills one read for each document, and at least one for a query. It bills an aggregation by its
 * index entries, up to `ENTRIES_PER_READ` for one read.
 */
export function billedReads(): BilledReads {
  let reads = 0;
  let writes = 0;
  let aborts = 0;
  let paths = new Set<string>();
  const note = (names: readonly string[]) => {
    for (const name of names) paths.add(name.slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length));
  };
  const query = (
    result: ReturnType<FirestoreService['runQuery']>,
    { parent, query: { from } }: Parameters<FirestoreService['runQuery']>[1],
  ) => {
    const found = result.documents.map(({ name }) => name);
    note(found.length > 0 ? found : from.map(({ collectionId }) => `${parent}/${collectionId}`));
    return Math.max(1, found.length + result.skipped);
  };
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
        note(request[1].documents);
        return answer;
      },
      runQuery: (...request) => {
        const answer = service.runQuery(...request);
        reads += query(answer, request[1]);
        return answer;
      },
      runAggregationQuery: (caller, request) => {
        const { parent, query: matching, consistency } = request;
        const { documents } = service.runQuery(caller, { parent, query: matching, consistency });
        reads += Math.max(1, Math.ceil(documents.length / ENTRIES_PER_READ));
        note(matching.from.map(({ collectionId }) => `${parent}/${collectionId}`));
        return service.runAggregationQuery(caller, request);
      },
      commit: (...request) =>
        watchAborts(async () => {
          const result = await service.commit(...request);
          const changes = request[1].writes.filter(({ kind }) => kind !== 'verify');
          writes += changes.length;
          note(changes.map(({ name }) => name));
          return result;
        }),
    }),
    take: () => {
      const taken = { reads, writes, aborts, paths: [...paths] };
      [reads, writes, aborts, paths] = [0, 0, 0, new Set()];
      return taken;
    },
  };
}
