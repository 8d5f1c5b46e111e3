import type { Caller } from './authorizer.ts';
import type {
  Aggregation,
  Document,
  FieldPath,
  Micros,
  Precondition,
  StructuredQuery,
  Write,
  WriteResult,
} from './model.ts';
import type { StatusError } from './status-error.ts';
import type { Fields, Value } from './values/value.ts';

export type TransactionOptions =
  | { readonly kind: 'readWrite'; readonly retryTransaction: Uint8Array | null }
  | { readonly kind: 'readOnly'; readonly readTime: Micros | null };

/** The consistency of a read. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: Uint8Array }
  | { readonly kind: 'newTransaction'; readonly options: TransactionOptions }
  | { readonly kind: 'readTime'; readonly readTime: Micros };

export interface RunQueryResult {
  readonly documents: readonly Document[];
  readonly skipped: number;
  readonly readTime: Micros;
  /** Set only when the read began a transaction. */
  readonly transaction: Uint8Array | null;
}

export interface CommitResult {
  readonly commitTime: Micros | null;
  readonly results: readonly WriteResult[];
}

/**
 * The operations of google.firestore.v1.Firestore on core types, one method an RPC. Transports
 * translate; nothing here knows a wire format. Reads are synchronous (they never wait); writes are
 * promises (they wait up to 2 s for locks). All of them throw StatusError.
 */
export interface FirestoreService {
  getDocument(
    caller: Caller,
    request: { name: string; mask: readonly FieldPath[] | null; consistency: Consistency },
  ): Document;
  listDocuments(
    caller: Caller,
    request: {
      parent: string;
      collectionId: string;
      pageSize: number;
      pageToken: string;
      orderBy: string;
      mask: readonly FieldPath[] | null;
      showMissing: boolean;
      consistency: Consistency;
    },
  ): {
    /** Missing parents have null times. */
    documents: readonly (Document | { name: string; missing: true })[];
    nextPageToken: string;
  };
  createDocument(
    caller: Caller,
    request: {
      parent: string;
      collectionId: string;
      documentId: string;
      fields: Fields;
      mask: readonly FieldPath[] | null;
    },
  ): Promise<Document>;
  updateDocument(
    caller: Caller,
    request: {
      name: string;
      fields: Fields;
      updateMask: readonly FieldPath[] | null;
      mask: readonly FieldPath[] | null;
      precondition: Precondition | null;
    },
  ): Promise<Document>;
  deleteDocument(caller: Caller, request: { name: string; precondition: Precondition | null }): Promise<void>;
  batchGetDocuments(
    caller: Caller,
    request: {
      database: string;
      documents: readonly string[];
      mask: readonly FieldPath[] | null;
      consistency: Consistency;
    },
  ): {
    readonly results: readonly ({ found: Document } | { missing: string })[];
    readonly readTime: Micros;
    readonly transaction: Uint8Array | null;
  };
  runQuery(
    caller: Caller,
    request: { parent: string; query: StructuredQuery; consistency: Consistency },
  ): RunQueryResult;
  runAggregationQuery(
    caller: Caller,
    request: {
      parent: string;
      query: StructuredQuery;
      aggregations: readonly Aggregation[];
      consistency: Consistency;
    },
  ): {
    readonly fields: ReadonlyMap<string, Value>;
    readonly readTime: Micros;
    readonly transaction: Uint8Array | null;
  };
  beginTransaction(caller: Caller, request: { database: string; options: TransactionOptions }): Uint8Array;
  commit(
    caller: Caller,
    request: { database: string; writes: readonly Write[]; transaction: Uint8Array | null },
  ): Promise<CommitResult>;
  rollback(caller: Caller, request: { database: string; transaction: Uint8Array }): void;
  batchWrite(
    caller: Caller,
    request: { database: string; writes: readonly Write[] },
  ): Promise<readonly ({ ok: WriteResult } | { error: StatusError })[]>;
  listCollectionIds(
    caller: Caller,
    request: { parent: string; pageSize: number; pageToken: string; consistency: Consistency },
  ): { readonly collectionIds: readonly string[]; readonly nextPageToken: string };

  /** Every commit that changed something, in order, all its changes at once; used by listeners and triggers. */
  onCommit(listener: (commit: CommittedChanges) => void): () => void;
  /** Now, as a version: at least the last commit time of that database, never going back. */
  currentVersion(database: string): Micros;
}

export interface CommittedChanges {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  readonly commitTime: Micros;
  readonly changes: readonly {
    readonly name: string;
    readonly before: Document | null;
    readonly after: Document | null;
  }[];
}
