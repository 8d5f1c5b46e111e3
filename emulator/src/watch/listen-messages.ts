import type { CommittedChanges, Document, Micros, StructuredQuery } from '../core/model.ts';
import { StatusError } from '../core/status-error.ts';

export type TargetSelector =
  | { readonly kind: 'query'; readonly parent: string; readonly query: StructuredQuery }
  | { readonly kind: 'documents'; readonly names: readonly string[] };

export interface TargetRequest {
  /** Zero means that the server picks an id. */
  readonly targetId: number;
  /** An error refuses only this target; the stream goes on. */
  readonly selector: TargetSelector | StatusError;
  readonly resume: { readonly token: Uint8Array } | { readonly readTime: Micros } | null;
  /** The number of documents that the client already holds for a target that it resumes. */
  readonly expectedCount: number | null;
}

export type ListenRequest = { readonly database: string } & (
  | { readonly kind: 'add'; readonly target: TargetRequest }
  | { readonly kind: 'remove'; readonly targetId: number }
  | { readonly kind: 'none' }
);

export type ListenResponse =
  | {
      readonly kind: 'targetChange';
      readonly type: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      readonly targetIds: readonly number[];
      readonly cause?: StatusError;
      /** The version from which a client may resume; it is set together with `readTime`. */
      readonly resumeToken?: Uint8Array;
      readonly readTime?: Micros;
    }
  | {
      readonly kind: 'documentChange';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      /** A delete says that the document does not exist; a remove says only that it left the targets. */
      readonly kind: 'documentDelete' | 'documentRemove';
      readonly name: string;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Micros;
    }
  | {
      /**
       * Tells the client the number of documents in a target. A client that holds a different number asks for
       * the whole target again.
       */
      readonly kind: 'filter';
      readonly targetId: number;
      readonly count: number;
    };

export type DocumentChange = CommittedChanges['changes'][number];

export interface TargetDelta {
  /** Documents that are new in the result or changed inside it, in the order in which they are sent. */
  readonly changed: readonly Document[];
  readonly removed: readonly RemovedDocument[];
}

export interface RemovedDocument {
  readonly name: string;
  /** The current document; null if it does not exist. */
  readonly document: Document | null;
}

export interface TargetStart extends TargetDelta {
  readonly readTime: Micros;
  /** Null if the delta is the whole result, so the client must forget what it holds. */
  readonly resumed: {
    /**
     * The number of documents in the result at the client's version. Null if that version is no longer
     * stored; `removed` may then be incomplete.
     */
    readonly heldCount: number | null;
  } | null;
}

export const NO_DELTA: TargetDelta = { changed: [], removed: [] };

export interface Target {
  /**
   * The collection id of a query; null for a query of all collections and for a target of named documents.
   */
  readonly collectionId: string | null;
  /** The names of the documents that the target follows; null for a query. */
  readonly names: readonly string[] | null;
  readonly size: number;
  start(since: Micros | null): TargetStart;
  apply(changes: readonly DocumentChange[]): TargetDelta;
}

/** Null if the version of the read is too old or in the future. */
export function readAt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    if (error.status === 'FAILED_PRECONDITION' || error.status === 'INVALID_ARGUMENT') return null;
    throw error;
  }
}
