import type { Document, Order } from '../model.ts';
import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import type { Disjunct } from './disjuncts.ts';

export interface QueryScope {
  /** `…/documents` or a document name. */
  readonly parent: string;
  /** Null means every collection (a kindless query). */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
}

export interface CompiledQuery {
  readonly scope: QueryScope;
  /** Explicit and implicit orders; always ends with `__name__`. */
  readonly orders: readonly Order[];
  readonly disjuncts: readonly Disjunct[];
  readonly offset: number;
  readonly limit: number | null;

  /** True if the scope contains the name. The fields of the document are not considered. */
  readonly affects: (name: string) => boolean;
  /**
   * True for a document in scope that passes the filter, has every ordered field and lies within the cursors.
   * Offset and limit are not considered.
   */
  readonly matches: (document: Document) => boolean;
  /** Zero only for the same document. */
  readonly compare: (a: Document, b: Document) => number;
  readonly isBeforeStart: (document: Document) => boolean;
  readonly isAfterEnd: (document: Document) => boolean;
  readonly project: (document: Document) => Document;
}

export function scopeContains({ parent, collectionId, allDescendants }: QueryScope, name: string): boolean {
  if (!name.startsWith(parent) || name[parent.length] !== '/') return false;
  if (allDescendants) return collectionId === null || collectionIdOf(name) === collectionId;
  if (collectionId !== null) return collectionPathOf(name) === `${parent}/${collectionId}`;
  return name.indexOf('/', name.indexOf('/', parent.length + 1) + 1) === -1;
}
