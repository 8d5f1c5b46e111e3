import { type App, deleteApp } from 'firebase-admin/app';
import {
  Filter as AdminFilter,
  AggregateField,
  DocumentReference,
  FieldValue,
  type Firestore,
  GeoPoint,
  GrpcStatus,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { type ContractClient, ContractError, type Filter, type QuerySpec } from '../contract/client.ts';
import { EventQueues } from './event-queue.ts';
import { plainValues } from './plain-values.ts';

/** `firebase-admin/firestore` does not export the class `VectorValue`. */
function isVector(value: unknown): value is { toArray(): number[] } {
  return value instanceof FieldValue.vector([]).constructor;
}

const valuesOf = (db: Firestore) =>
  plainValues(
    {
      timestamp: (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds),
      bytes: (base64: string) => Buffer.from(base64, 'base64'),
      geoPoint: (latitude: number, longitude: number) => new GeoPoint(latitude, longitude),
      reference: (path: string) => db.doc(path),
      vector: (...values: number[]) => FieldValue.vector(values),
      serverTimestamp: () => FieldValue.serverTimestamp(),
      delete: () => FieldValue.delete(),
      increment: (by: number) => FieldValue.increment(by),
      arrayUnion: (...values: unknown[]) => FieldValue.arrayUnion(...values),
      arrayRemove: (...values: unknown[]) => FieldValue.arrayRemove(...values),
    },
    (value) => {
      if (value instanceof Timestamp) return { $: 'timestamp', v: [value.seconds, value.nanoseconds] };
      if (value instanceof Uint8Array) return { $: 'bytes', v: Buffer.from(value).toString('base64') };
      if (value instanceof GeoPoint) return { $: 'geoPoint', v: [value.latitude, value.longitude] };
      if (value instanceof DocumentReference) return { $: 'reference', v: value.path };
      return isVector(value) ? { $: 'vector', v: value.toArray() } : null;
    },
  );

type Method = (...values: never[]) => unknown;

function withErrorNames(client: ContractClient): ContractClient {
  const named = Object.entries(client).map(([name, method]: [string, Method]) => [
    name,
    async (...values: never[]): Promise<unknown> => {
      try {
        return await method(...values);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? GrpcStatus[error.code as number] : undefined;
        if (code === undefined) throw error;
        throw new ContractError(code.toLowerCase().replaceAll('_', '-'), { cause: error });
      }
    },
  ]);
  return Object.fromEntries(named) as ContractClient;
}

export function createAdminClient(app: App, db: Firestore): ContractClient {
  const queues = new EventQueues();
  const { fromPlain, fromFields, toFields } = valuesOf(db);

  function filter(spec: Filter): AdminFilter {
    if ('and' in spec) return AdminFilter.and(...spec.and.map(filter));
    if ('or' in spec) return AdminFilter.or(...spec.or.map(filter));
    const [field, op, value] = spec;
    return AdminFilter.where(field, op, fromPlain(value));
  }

  function build(spec: QuerySpec): Query {
    let query: Query = spec.group ? db.collectionGroup(spec.collection) : db.collection(spec.collection);
    for (const condition of spec.where ?? []) query = query.where(filter(condition));
    for (const [field, direction] of spec.orderBy ?? []) query = query.orderBy(field, direction);
    if (spec.startAt) query = query.startAt(...spec.startAt.map(fromPlain));
    if (spec.startAfter) query = query.startAfter(...spec.startAfter.map(fromPlain));
    if (spec.endAt) query = query.endAt(...spec.endAt.map(fromPlain));
    if (spec.endBefore) query = query.endBefore(...spec.endBefore.map(fromPlain));
    if (spec.limit !== undefined) query = query.limit(spec.limit);
    if (spec.limitToLast !== undefined) query = query.limitToLast(spec.limitToLast);
    return query;
  }

  const always = { fromCache: false, hasPendingWrites: false };

  return withErrorNames({
    set: async (path, data, options) => {
      await db.doc(path).set(fromFields(data), options ?? {});
    },
    update: async (path, data) => {
      await db.doc(path).update(fromFields(data));
    },
    remove: async (path) => {
      await db.doc(path).delete();
    },
    get: async (path) => {
      const data = (await db.doc(path).get()).data();
      return data === undefined ? null : toFields(data);
    },
    query: async (spec) =>
      (await build(spec).get()).docs.map((document) => ({
        path: document.ref.path,
        data: toFields(document.data()),
      })),
    aggregate: async (spec, field) =>
      (
        await build(spec)
          .aggregate({
            count: AggregateField.count(),
            sum: AggregateField.sum(field),
            average: AggregateField.average(field),
          })
          .get()
      ).data(),
    batch: async (steps) => {
      const batch = db.batch();
      for (const step of steps) {
        const ref = db.doc(step.path);
        if (step.op === 'set') batch.set(ref, fromFields(step.data), { merge: step.merge ?? false });
        else if (step.op === 'update') batch.update(ref, fromFields(step.data));
        else batch.delete(ref);
      }
      await batch.commit();
    },
    incrementInTransaction: (path, field) =>
      db.runTransaction(
        async (transaction) => {
          const ref = db.doc(path);
          const now: unknown = (await transaction.get(ref)).get(field);
          transaction.set(ref, { [field]: (typeof now === 'number' ? now : 0) + 1 }, { merge: true });
        },
        { maxAttempts: 50 },
      ),
    copyInTransaction: (path, target) =>
      db.runTransaction(async (transaction) => {
        const source = await transaction.get(db.doc(path));
        transaction.set(db.doc(target), source.data() ?? {});
      }),
    listen: async (target) =>
      queues.open((emit) => {
        const fail = (): void => emit({ error: 'closed' });
        if (typeof target === 'string') {
          return db.doc(target).onSnapshot((snapshot) => {
            const data = toFields(snapshot.data() ?? {});
            emit({
              ...always,
              paths: snapshot.exists ? [target] : [],
              changes: [{ type: 'document', path: target, data }],
            });
          }, fail);
        }
        return build(target).onSnapshot((snapshot) => {
          emit({
            ...always,
            paths: snapshot.docs.map((document) => document.ref.path),
            changes: snapshot
              .docChanges()
              .map(({ type, doc }) => ({ type, path: doc.ref.path, data: toFields(doc.data()) })),
          });
        }, fail);
      }),
    nextEvent: (listener) => queues.next(listener),
    unlisten: async (listener) => queues.close(listener),
    goOffline: () => Promise.reject(new Error('firebase-admin cannot go offline')),
    goOnline: () => Promise.reject(new Error('firebase-admin cannot go online')),
    close: async () => {
      queues.closeAll();
      await db.terminate();
      await deleteApp(app);
    },
  });
}
