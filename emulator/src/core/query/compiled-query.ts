import type { Document, Order } from '../model.ts';
import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import type { Disjunct } from './disjuncts.ts';

export interface QueryScope {
  readonly parent: string;
  /** Null means every collection (a kindless query). */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
}

export interface CompiledQuery {
  readonly scope: QueryScope;
  /** The explicit and implicit orders; the last one is `__name__`. */
  readonly orders: readonly Order[];
  readonly disjuncts: readonly Disjunct[];
  readonly offset: number;
  readonly limit: number | null;

  readonly affects: (name: string) => boolean;
  readonly matches: (document: Document) => boolean;
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
