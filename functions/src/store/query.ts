import { FieldPath, type Firestore, type Query as FirestoreQuery } from 'firebase-admin/firestore';
import type { Collection } from './collection.ts';
import type { Cursor } from './cursor.ts';
import type { Filter, Query } from './database.ts';

const RANGES: ReadonlySet<Filter['op']> = new Set(['<', '<=', '>', '>=']);

export function filtered(
  firestore: Firestore,
  { path, isGroup }: Pick<Collection<{ readonly id: string }>, 'path' | 'isGroup'>,
  where: readonly Filter[] = [],
): FirestoreQuery {
  const all: FirestoreQuery = isGroup === true ? firestore.collectionGroup(path) : firestore.collection(path);
  return where.reduce((query, filter) => query.where(filter.field, filter.op, filter.value), all);
}

export function ordered(
  base: FirestoreQuery,
  { where = [], orderBy }: Query,
  after?: Cursor,
): FirestoreQuery {
  const direction = orderBy?.direction ?? 'asc';
  const ranged = where.filter(({ op }) => RANGES.has(op)).map(({ field }) => field);
  const fields = orderBy === undefined ? [] : new Set([orderBy.field, ...ranged]);
  const byField = [...fields, FieldPath.documentId()].reduce<FirestoreQuery>(
    (query, field) => query.orderBy(field, direction),
    base,
  );
  if (after === undefined) return byField;
  return orderBy === undefined ? byField.startAfter(after.id) : byField.startAfter(after.value, after.id);
}
