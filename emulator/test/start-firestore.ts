import type { Authorizer, Caller } from '../src/core/authorizer.ts';
import { createFirestoreService, type EmbeddedFirestore } from '../src/core/firestore-service.ts';
import type { CommittedChanges, Consistency, Document, StructuredQuery, Write } from '../src/core/model.ts';
import type { ImportedDocument } from '../src/core/operations/maintenance.ts';
import { StatusError, type StatusName } from '../src/core/status-error.ts';
import { ManualClock } from './manual-clock.ts';
import { DATABASE, DOCUMENTS } from './value-builders.ts';

export const ADMIN: Caller = { kind: 'admin' };
export const LATEST: Consistency = { kind: 'latest' };

export interface TestFirestore {
  readonly service: EmbeddedFirestore;
  readonly clock: ManualClock;
  readonly commit: (...writes: Write[]) => ReturnType<EmbeddedFirestore['commit']>;
  readonly commitIn: (transaction: Uint8Array, ...writes: Write[]) => ReturnType<EmbeddedFirestore['commit']>;
  readonly begin: () => Uint8Array;
  readonly read: (path: string, consistency?: Consistency) => Document | null;
  /** Paths below `…/documents`, in result order. */
  readonly query: (query: StructuredQuery, parent?: string, consistency?: Consistency) => string[];
  readonly commits: CommittedChanges[];
}

export function startFirestore(
  options: { authorizer?: Authorizer; seed?: (database: string) => Iterable<ImportedDocument> } = {},
): TestFirestore {
  const clock = new ManualClock();
  let ids = 0;
  const service = createFirestoreService({ clock, createId: () => `generated-${++ids}`, ...options });
  const commits: CommittedChanges[] = [];
  service.onCommit((commit) => commits.push(commit));
  return {
    service,
    clock,
    commits,
    commit: (...writes) => service.commit(ADMIN, { database: DATABASE, writes, transaction: null }),
    commitIn: (transaction, ...writes) => service.commit(ADMIN, { database: DATABASE, writes, transaction }),
    begin: () =>
      service.beginTransaction(ADMIN, {
        database: DATABASE,
        options: { kind: 'readWrite' },
      }),
    read: (path, consistency = LATEST) => {
      const documents = [`${DOCUMENTS}/${path}`];
      const { results } = service.batchGetDocuments(ADMIN, {
        database: DATABASE,
        documents,
        mask: null,
        consistency,
      });
      const [result] = results;
      return result !== undefined && 'found' in result ? result.found : null;
    },
    query: (query, parent = DOCUMENTS, consistency = LATEST) =>
      service
        .runQuery(ADMIN, { parent, query, consistency })
        .documents.map((document) => document.name.slice(DOCUMENTS.length + 1)),
  };
}

export async function refusalOf(action: () => unknown): Promise<[StatusName, string]> {
  try {
    await action();
  } catch (error) {
    if (error instanceof StatusError) return [error.status, error.message];
    throw error;
  }
  throw new Error('the operation was expected to be refused');
}
