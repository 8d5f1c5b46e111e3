import type { Document } from '../core/model.ts';
import type { Fields } from '../core/values/value.ts';

/** Store operations of the administrative endpoints that Firestore itself does not have. */
export interface Maintenance {
  readonly reset: () => void;
  readonly clearDatabase: (database: string) => void | Promise<void>;
  /** The path of a document or a collection. */
  readonly deleteRecursively: (name: string) => void | Promise<void>;
  readonly allDocuments: (database: string) => Iterable<Document>;
  /** All or nothing; documents that are already so keep their update time. */
  readonly importDocuments: (
    database: string,
    documents: readonly { readonly name: string; readonly fields: Fields }[],
  ) => void | Promise<void>;
}
