import {
  AggregateField,
  type Firestore,
  type Query as FirestoreQuery,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Logger } from '../logger.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database, Query } from './database.ts';
import { findDocuments, readDocuments, readOne, readReadable } from './documents.ts';
import { transactionOf } from './firestore-transaction.ts';
import { filtered, ordered } from './query.ts';
import { runTransaction } from './transaction.ts';
import { readInTime } from './unavailable.ts';

const STREAM_PAGE = 300;

export function createDatabase(firestore: Firestore, logger: Logger): Database {
  const at = (path: string, id: string) => firestore.doc(`${path}/${id}`);
  const snapshotsOf = async ({ path }: { readonly path: string }, ids: readonly string[]) =>
    ids.length === 0 ? [] : await readInTime(() => firestore.getAll(...ids.map((id) => at(path, id))));
  const get = (query: FirestoreQuery) => readInTime(() => query.get());
  const findSome: Database['findSome'] = (collection, query, limit) => {
    const all = ordered(filtered(firestore, collection, query.where), query);
    return findDocuments(collection, all, limit, { get, logger });
  };
  return {
    get: async (collection, id) =>
      readOne(collection, await readInTime(() => at(collection.path, id).get()), logger),

    getAll: async (collection, ids) =>
      (await snapshotsOf(collection, ids)).map((snapshot) => readOne(collection, snapshot, logger)),

    getReadable: async (collection, ids) =>
      (await snapshotsOf(collection, ids)).map((snapshot) => readReadable(collection, snapshot, logger)),

    find: async (collection, query, limit) => {
      if (limit !== undefined) return (await findSome(collection, query, limit)).items;
      const all = ordered(filtered(firestore, collection, query.where), query);
      return readDocuments(collection, (await get(all)).docs, logger);
    },

    findSome,

    page: async (collection, query) => {
      const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
      const matching = ordered(filtered(firestore, collection, query.where), query, after);
      const { docs } = await readInTime(() => matching.limit(query.limit + 1).get());
      const shown = docs.slice(0, query.limit);
      const last = shown.at(-1);
      return {
        items: readDocuments(collection, shown, logger),
        nextCursor: docs.length > query.limit && last !== undefined ? cursorOf(last, query) : null,
      };
    },

    async *stream(collection, query) {
      const matching = ordered(filtered(firestore, collection, query.where), query);
      let next = matching.limit(STREAM_PAGE);
      for (;;) {
        const page = next;
        const { docs } = await readInTime(() => page.get());
        yield* readDocuments(collection, docs, logger);
        const last = docs.at(-1);
        if (last === undefined || docs.length < STREAM_PAGE) return;
        next = matching.startAfter(last).limit(STREAM_PAGE);
      }
    },

    stampedSince: async (collection, field, since) => {
      const stamped = filtered(firestore, collection, [{ field, op: '>=', value: since }]);
      const { docs, readTime } = await readInTime(() => stamped.get());
      return { items: readDocuments(collection, docs, logger), askedAt: readTime.toDate() };
    },

    count: async (collection, where) => {
      const query = filtered(firestore, collection, where).count();
      const result = await readInTime(() => query.get());
      return result.data().count;
    },

    sum: async (collection, field, where) => {
      const query = filtered(firestore, collection, where).aggregate({ total: AggregateField.sum(field) });
      const result = await readInTime(() => query.get());
      return result.data().total;
    },

    transaction: (work) => runTransaction(firestore, (sdk) => work(transactionOf(firestore, sdk, logger))),
  };
}

function cursorOf(snapshot: QueryDocumentSnapshot, { orderBy }: Query): string {
  const value: unknown = orderBy === undefined ? null : snapshot.get(orderBy.field);
  return encodeCursor({ value, id: snapshot.id });
}
