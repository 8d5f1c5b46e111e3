import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type Query as FirestoreQuery,
} from 'firebase-admin/firestore';
import type { Collection } from './collection.ts';
import type { Cursor } from './cursor.ts';
import type { Filter, Query } from './database.ts';

export function filtered(
  firestore: Firestore,
  { path }: Pick<Collection<{ readonly id: string }>, 'path'>,
  where: readonly Filter[] = [],
): FirestoreQuery {
  const reference: CollectionReference = firestore.collection(path);
  return where.reduce<FirestoreQuery>(
    (query, filter) => query.where(filter.field, filter.op, filter.value),
    reference,
  );
}

/** Adds the document id to the order, so that a cursor names exactly one place. */
export function ordered(base: FirestoreQuery, { orderBy }: Query, after?: Cursor): FirestoreQuery {
  const byField =
    orderBy === undefined
      ? base.orderBy(FieldPath.documentId())
      : base.orderBy(orderBy.field, orderBy.direction).orderBy(FieldPath.documentId(), orderBy.direction);
  if (after === undefined) return byField;
  return orderBy === undefined ? byField.startAfter(after.id) : byField.startAfter(after.value, after.id);
}
