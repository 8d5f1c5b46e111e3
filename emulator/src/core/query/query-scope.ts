import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import type { QueryScope } from './compiled-query.ts';

/** True where the query looks at a document of this name. */
export function scopeContains({ parent, collectionId, allDescendants }: QueryScope, name: string): boolean {
  if (!name.startsWith(parent) || name[parent.length] !== '/') return false;
  if (allDescendants) return collectionId === null || collectionIdOf(name) === collectionId;
  if (collectionId !== null) return collectionPathOf(name) === `${parent}/${collectionId}`;
  return name.indexOf('/', name.indexOf('/', parent.length + 1) + 1) === -1;
}
