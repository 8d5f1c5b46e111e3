import type { Document, FieldPath, Micros, StructuredQuery } from './model.ts';

/** Rules do not apply to `admin`; a user with `auth: null` is not signed in. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly auth: AuthContext | null };

export interface AuthContext {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

export interface AuthorizationContext {
  readonly project: string;
  readonly database: string;
  readonly auth: AuthContext | null;
  readonly time: Micros;
  readonly inTransaction: boolean;
  /**
   * Looks up a document without asking the rules: in a commit, as it was before the writes; in a read, as the
   * read sees it.
   */
  readonly lookup: (documentName: string) => Document | null;
}

export interface AuthorizedWrite {
  readonly method: 'create' | 'update' | 'delete';
  readonly name: string;
  readonly before: Document | null;
  readonly after: Document | null;
  /** Null for a delete and for a write of the whole document. */
  readonly writeFields: readonly FieldPath[] | null;
  readonly transformFields: readonly FieldPath[];
}

/** The `authorize…` methods refuse by throwing PERMISSION_DENIED. */
export interface Authorizer {
  /** Rules may read a limited number of documents per request. All targets of one call share this limit. */
  authorizeGets(
    context: AuthorizationContext,
    targets: readonly { readonly name: string; readonly document: Document | null }[],
  ): void;
  /** Judges the query itself, not the documents that it finds. */
  authorizeList(context: AuthorizationContext, parent: string, query: StructuredQuery): void;
  authorizeWrites(
    context: AuthorizationContext & { readonly lookupAfter: (documentName: string) => Document | null },
    writes: readonly AuthorizedWrite[],
  ): void;
  onRulesChanged(listener: (project: string) => void): () => void;
}

export const allowAll: Authorizer = {
  authorizeGets: () => undefined,
  authorizeList: () => undefined,
  authorizeWrites: () => undefined,
  onRulesChanged: () => () => undefined,
};
