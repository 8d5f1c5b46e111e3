import { randomInt } from 'node:crypto';
import { type Authorizer, allowAll, type Caller } from './authorizer.ts';
import { type Clock, systemClock } from './clock.ts';
import { DatabaseRegistry } from './database.ts';
import type { CommittedChanges, Document, Micros } from './model.ts';
import { batchWrite, commit, createDocument, deleteDocument, updateDocument } from './operations/commit.ts';
import type { Core } from './operations/core.ts';
import {
  allDocuments,
  clearDatabase,
  deleteRecursively,
  type ImportedDocument,
  importDocuments,
  importInto,
  reset,
} from './operations/maintenance.ts';
import {
  batchGetDocuments,
  beginTransaction,
  getDocument,
  listCollectionIds,
  listDocuments,
  rollback,
  runAggregationQuery,
  runQuery,
} from './operations/reads.ts';

const operations = {
  getDocument,
  listDocuments,
  createDocument,
  updateDocument,
  deleteDocument,
  batchGetDocuments,
  runQuery,
  runAggregationQuery,
  beginTransaction,
  commit,
  rollback,
  batchWrite,
  listCollectionIds,
};
type Operations = typeof operations;
type Bound = {
  [Name in keyof Operations]: (
    caller: Caller,
    request: Parameters<Operations[Name]>[2],
  ) => ReturnType<Operations[Name]>;
};

/**
 * The operations of google.firestore.v1.Firestore on core types, one method an RPC. Transports
 * translate; nothing here knows a wire format. Reads are synchronous (they never wait); writes are
 * promises (they wait up to 2 s for locks). All of them throw StatusError.
 */
export interface FirestoreService extends Bound {
  /** Every commit that changed something, in order, all its changes at once; used by listeners and triggers. */
  onCommit(listener: (commit: CommittedChanges) => void): () => void;
  /** Now, as a version: at least the last commit time of that database, never going back. */
  currentVersion(database: string): Micros;
}

interface FirestoreServiceOptions {
  readonly clock?: Clock;
  readonly authorizer?: Authorizer;
  readonly createId?: () => string;
  /** Documents that a database starts with, at its first use and again after `reset`. */
  readonly seed?: (database: string) => Iterable<ImportedDocument>;
}

/** The operations of the admin endpoints beyond the RPCs. No authorisation applies here. */
export interface EmbeddedFirestore extends FirestoreService {
  readonly authorizer: Authorizer;
  clearDatabase(database: string): void;
  /** `name` is a document or a collection. */
  deleteRecursively(name: string): void;
  reset(): void;
  allDocuments(database: string): { readonly readTime: Micros; readonly documents: readonly Document[] };
  importDocuments(database: string, documents: Iterable<ImportedDocument>): void;
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomId(): string {
  return Array.from({ length: 20 }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

export function createFirestoreService(options: FirestoreServiceOptions = {}): EmbeddedFirestore {
  const { clock = systemClock, authorizer = allowAll, createId = randomId, seed } = options;
  const databases = new DatabaseRegistry(clock, (database) => {
    if (seed !== undefined) importInto(database, seed(database.name));
  });
  const core: Core = { databases, authorizer, createId };

  return {
    authorizer,
    ...bind(core),
    onCommit: (listener) => databases.onCommit(listener),
    currentVersion: (database) => databases.get(database).versions.current(),

    clearDatabase: (database) => clearDatabase(core, database),
    deleteRecursively: (name) => deleteRecursively(core, name),
    reset: () => reset(core),
    allDocuments: (database) => allDocuments(core, database),
    importDocuments: (database, documents) => importDocuments(core, database, documents),
  };
}

function bind(core: Core): Bound {
  const bound = Object.entries(operations).map(
    ([name, operate]) => [name, (operate as (...args: unknown[]) => unknown).bind(null, core)] as const,
  );
  return Object.fromEntries(bound) as Bound;
}
