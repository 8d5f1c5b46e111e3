import { deleteApp, initializeApp } from 'firebase/app';
import type * as firestore from 'firebase/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryCompositeFilterConstraint,
  QueryFieldFilterConstraint,
  QueryNonFilterConstraint,
  QuerySnapshot,
} from 'firebase/firestore';
import type { ContractClient, Filter, ListenEvent, QuerySpec } from '../contract/client.ts';
import { EventQueues } from './event-queue.ts';
import { plainValues } from './plain-values.ts';

export type WebSdk = typeof firestore;

const valuesOf = (sdk: WebSdk, db: Firestore) =>
  plainValues(
    {
      timestamp: (seconds: number, nanoseconds: number) => new sdk.Timestamp(seconds, nanoseconds),
      bytes: (base64: string) => sdk.Bytes.fromBase64String(base64),
      geoPoint: (latitude: number, longitude: number) => new sdk.GeoPoint(latitude, longitude),
      reference: (path: string) => sdk.doc(db, path),
      vector: (...values: number[]) => sdk.vector(values),
      serverTimestamp: sdk.serverTimestamp,
      delete: sdk.deleteField,
      increment: sdk.increment,
      arrayUnion: sdk.arrayUnion,
      arrayRemove: sdk.arrayRemove,
    },
    (value) => {
      if (value instanceof sdk.Timestamp) return { $: 'timestamp', v: [value.seconds, value.nanoseconds] };
      if (value instanceof sdk.Bytes) return { $: 'bytes', v: value.toBase64() };
      if (value instanceof sdk.GeoPoint) return { $: 'geoPoint', v: [value.latitude, value.longitude] };
      if (value instanceof sdk.DocumentReference) return { $: 'reference', v: value.path };
      return value instanceof sdk.VectorValue ? { $: 'vector', v: value.toArray() } : null;
    },
  );

export function openWebClient(
  sdk: WebSdk,
  project: string,
  port: number,
  settings: firestore.FirestoreSettings = {},
): ContractClient {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, crypto.randomUUID());
  const db = sdk.initializeFirestore(app, settings);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', port);
  const { fromPlain, fromFields, toFields } = valuesOf(sdk, db);
  const queues = new EventQueues();

  function filter(spec: Filter): QueryFieldFilterConstraint | QueryCompositeFilterConstraint {
    if ('and' in spec) return sdk.and(...spec.and.map(filter));
    if ('or' in spec) return sdk.or(...spec.or.map(filter));
    const [field, op, value] = spec;
    return sdk.where(field, op, fromPlain(value));
  }

  function build(spec: QuerySpec): Query {
    const base = spec.group ? sdk.collectionGroup(db, spec.collection) : sdk.collection(db, spec.collection);
    const rest: QueryNonFilterConstraint[] = (spec.orderBy ?? []).map(([field, direction]) =>
      sdk.orderBy(field, direction),
    );
    if (spec.startAt) rest.push(sdk.startAt(...spec.startAt.map(fromPlain)));
    if (spec.startAfter) rest.push(sdk.startAfter(...spec.startAfter.map(fromPlain)));
    if (spec.endAt) rest.push(sdk.endAt(...spec.endAt.map(fromPlain)));
    if (spec.endBefore) rest.push(sdk.endBefore(...spec.endBefore.map(fromPlain)));
    if (spec.limit !== undefined) rest.push(sdk.limit(spec.limit));
    if (spec.limitToLast !== undefined) rest.push(sdk.limitToLast(spec.limitToLast));
    const filters = (spec.where ?? []).map(filter);
    return filters.length === 0 ? sdk.query(base, ...rest) : sdk.query(base, sdk.and(...filters), ...rest);
  }

  function ofQuery(snapshot: QuerySnapshot): ListenEvent {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    const paths = snapshot.docs.map((document) => document.ref.path);
    const changes = snapshot
      .docChanges()
      .map(({ type, doc }) => ({ type, path: doc.ref.path, data: toFields(doc.data()) }));
    return { paths, changes, fromCache, hasPendingWrites };
  }

  function ofDocument(snapshot: DocumentSnapshot): ListenEvent {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    const { path } = snapshot.ref;
    const changes = [{ type: 'document', path, data: toFields(snapshot.data() ?? {}) }];
    return { paths: snapshot.exists() ? [path] : [], changes, fromCache, hasPendingWrites };
  }

  return {
    set: (path, data, options) => sdk.setDoc(sdk.doc(db, path), fromFields(data), options ?? {}),
    update: (path, data) => sdk.updateDoc(sdk.doc(db, path), fromFields(data)),
    remove: (path) => sdk.deleteDoc(sdk.doc(db, path)),
    get: async (path) => {
      const data = (await sdk.getDoc(sdk.doc(db, path))).data();
      return data === undefined ? null : toFields(data);
    },
    query: async (spec) =>
      (await sdk.getDocs(build(spec))).docs.map((document) => ({
        path: document.ref.path,
        data: toFields(document.data()),
      })),
    aggregate: async (spec, field) =>
      (
        await sdk.getAggregateFromServer(build(spec), {
          count: sdk.count(),
          sum: sdk.sum(field),
          average: sdk.average(field),
        })
      ).data(),
    batch: async (steps) => {
      const batch = sdk.writeBatch(db);
      for (const step of steps) {
        const ref = sdk.doc(db, step.path);
        if (step.op === 'set') batch.set(ref, fromFields(step.data), { merge: step.merge ?? false });
        else if (step.op === 'update') batch.update(ref, fromFields(step.data));
        else batch.delete(ref);
      }
      await batch.commit();
    },
    incrementInTransaction: (path, field) =>
      sdk.runTransaction(
        db,
        async (transaction) => {
          const ref = sdk.doc(db, path);
          const now: unknown = (await transaction.get(ref)).get(field);
          transaction.set(ref, { [field]: (typeof now === 'number' ? now : 0) + 1 }, { merge: true });
        },
        { maxAttempts: 50 },
      ),
    copyInTransaction: (path, target) =>
      sdk.runTransaction(db, async (transaction) => {
        const source = await transaction.get(sdk.doc(db, path));
        transaction.set(sdk.doc(db, target), source.data() ?? {});
      }),
    listen: async (target) =>
      queues.open((emit) => {
        const fail = (error: { code: string }): void => emit({ error: error.code });
        const options = { includeMetadataChanges: true };
        return typeof target === 'string'
          ? sdk.onSnapshot(sdk.doc(db, target), options, (snapshot) => emit(ofDocument(snapshot)), fail)
          : sdk.onSnapshot(build(target), options, (snapshot) => emit(ofQuery(snapshot)), fail);
      }),
    nextEvent: (listener) => queues.next(listener),
    unlisten: async (listener) => queues.close(listener),
    goOffline: () => sdk.disableNetwork(db),
    goOnline: () => sdk.enableNetwork(db),
    close: async () => {
      queues.closeAll();
      await deleteApp(app);
    },
  };
}
