import type {
  Firestore,
  Query,
  QueryCompositeFilterConstraint,
  QueryFieldFilterConstraint,
  QueryNonFilterConstraint,
  QuerySnapshot,
} from 'firebase/firestore';
import type { ContractClient, Fields, Filter, ListenEvent, QuerySpec } from '../contract/client.ts';
import { EventQueues } from './event-queue.ts';
import type { WebSdk, WebStreams } from './web-sdk.ts';
import { webValues } from './web-values.ts';

/** The web SDK as a contract client; without streams it is the lite build. */
export function createWebClient(sdk: WebSdk, db: Firestore, streams: WebStreams | null): ContractClient {
  const { fromPlain, fromFields, toFields } = webValues(sdk, db);
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

  function requireStreams(): WebStreams {
    if (streams === null) throw new Error('the lite build has no listeners');
    return streams;
  }

  function event(snapshot: QuerySnapshot): ListenEvent {
    return {
      paths: snapshot.docs.map((document) => document.ref.path),
      changes: snapshot
        .docChanges()
        .map(({ type, doc }) => ({ type, path: doc.ref.path, data: toFields(doc.data()) })),
      fromCache: snapshot.metadata.fromCache,
      hasPendingWrites: snapshot.metadata.hasPendingWrites,
    };
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
        if (typeof target !== 'string') {
          return requireStreams().onSnapshot(
            build(target),
            options,
            (snapshot) => emit(event(snapshot)),
            fail,
          );
        }
        return requireStreams().onSnapshot(
          sdk.doc(db, target),
          options,
          (snapshot) =>
            emit({
              paths: snapshot.exists() ? [snapshot.ref.path] : [],
              changes: [
                { type: 'document', path: target, data: toFields((snapshot.data() ?? {}) as Fields) },
              ],
              fromCache: snapshot.metadata.fromCache,
              hasPendingWrites: snapshot.metadata.hasPendingWrites,
            }),
          fail,
        );
      }),
    nextEvent: (listener) => queues.next(listener),
    unlisten: async (listener) => queues.close(listener),
    goOffline: () => requireStreams().disableNetwork(db),
    goOnline: () => requireStreams().enableNetwork(db),
    close: async () => {
      queues.closeAll();
      await sdk.terminate(db);
    },
  };
}
