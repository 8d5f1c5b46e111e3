import { randomInt } from 'node:crypto';
import { type Authorizer, allowAll } from './authorizer.ts';
import { type Clock, systemClock } from './clock.ts';
import { DatabaseRegistry } from './database-registry.ts';
import type { FirestoreService } from './firestore-service.ts';
import type { Document, Micros } from './model.ts';
import { batchGetDocuments } from './operations/batch-get-documents.ts';
import { batchWrite } from './operations/batch-write.ts';
import { commit } from './operations/commit.ts';
import type { Core } from './operations/core.ts';
import { getDocument } from './operations/get-document.ts';
import { listCollectionIds } from './operations/list-collection-ids.ts';
import { listDocuments } from './operations/list-documents.ts';
import {
  allDocuments,
  clearDatabase,
  deleteRecursively,
  type ImportedDocument,
  importDocuments,
  importInto,
  reset,
} from './operations/maintenance.ts';
import { runAggregationQuery } from './operations/run-aggregation-query.ts';
import { runQuery } from './operations/run-query.ts';
import { beginTransaction, rollback } from './operations/transaction.ts';
import { createDocument, deleteDocument, updateDocument } from './operations/write-document.ts';

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
    getDocument: (caller, request) => getDocument(core, caller, request),
    listDocuments: (caller, request) => listDocuments(core, caller, request),
    createDocument: (caller, request) => createDocument(core, caller, request),
    updateDocument: (caller, request) => updateDocument(core, caller, request),
    deleteDocument: (caller, request) => deleteDocument(core, caller, request),
    batchGetDocuments: (caller, request) => batchGetDocuments(core, caller, request),
    runQuery: (caller, request) => runQuery(core, caller, request),
    runAggregationQuery: (caller, request) => runAggregationQuery(core, caller, request),
    beginTransaction: (caller, request) => beginTransaction(core, caller, request),
    commit: (caller, request) => commit(core, caller, request),
    rollback: (caller, request) => rollback(core, caller, request),
    batchWrite: (caller, request) => batchWrite(core, caller, request),
    listCollectionIds: (caller, request) => listCollectionIds(core, caller, request),
    onCommit: (listener) => databases.onCommit(listener),
    currentVersion: (database) => databases.get(database).versions.current(),

    clearDatabase: (database) => clearDatabase(core, database),
    deleteRecursively: (name) => deleteRecursively(core, name),
    reset: () => reset(core),
    allDocuments: (database) => allDocuments(core, database),
    importDocuments: (database, documents) => importDocuments(core, database, documents),
  };
}
