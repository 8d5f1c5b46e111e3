import { deleteApp, initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { AggregateField, FieldPath, FieldValue, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { PROJECT, startEmulator } from './support/emulator.ts';

const PIPELINES: string = 'firebase/firestore/pipelines';

const emulator = await startEmulator();
const app = initializeAdminApp({ projectId: PROJECT }, 'admin-features');
const settings = {
  host: `127.0.0.1:${emulator.port}`,
  ssl: false,
  customHeaders: { authorization: 'Bearer owner' },
};
const db = initializeFirestore(app);
db.settings(settings);

afterAll(async () => {
  await db.terminate();
  await deleteAdminApp(app);
  await emulator.stop();
});

beforeEach(() => {
  emulator.service.reset();
});

const data = async (path: string) => (await db.doc(path).get()).data();

describe('many documents at once', () => {
  it('are written by a BulkWriter, each with its own outcome', async () => {
    await db.doc('bulk/taken').set({ n: -1 });
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const outcomes = Promise.allSettled([
      ...Array.from({ length: 100 }, (_, n) => writer.set(db.doc(`bulk/${n}`), { n })),
      writer.create(db.doc('bulk/taken'), { n: 0 }),
      writer.update(db.doc('bulk/missing'), { n: 0 }),
    ]);
    await writer.close();
    const failed = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([{ reason: { code: 6 } }, { reason: { code: 5 } }]);
    expect((await db.collection('bulk').count().get()).data().count).toBe(101);
    expect(await data('bulk/taken')).toEqual({ n: -1 });
  });

  it('are written in one batch of 500, or not at all', async () => {
    const batch = db.batch();
    for (let n = 0; n < 500; n++) batch.set(db.doc(`batch/${n}`), { n });
    const results = await batch.commit();
    expect(new Set(results.map(({ writeTime }) => writeTime.toMillis())).size).toBe(1);
    const failing = db.batch();
    failing.delete(db.doc('batch/0')).update(db.doc('batch/missing'), { n: 1 });
    await expect(failing.commit()).rejects.toMatchObject({ code: 5 });
    expect(await data('batch/0')).toEqual({ n: 0 });
  });

  it('are deleted with everything below them, and nothing beside them', async () => {
    for (const path of ['tree/a', 'tree/a/in/b', 'tree/a/in/b/deep/c', 'tree/missing/in/d', 'tree/ab/in/e']) {
      await db.doc(path).set({});
    }
    await db.recursiveDelete(db.doc('tree/a'));
    const rest = await db.collectionGroup('in').get();
    expect(rest.docs.map(({ ref }) => ref.path)).toEqual(['tree/ab/in/e', 'tree/missing/in/d']);
    await db.recursiveDelete(db.collection('tree'));
    expect(await db.listCollections()).toEqual([]);
  });

  it('come as a stream', async () => {
    const batch = db.batch();
    for (let n = 0; n < 100; n++) batch.set(db.doc(`stream/${n}`), { n });
    await batch.commit();
    const seen: number[] = [];
    for await (const document of db.collection('stream').orderBy('n').stream()) {
      seen.push((document as unknown as FirebaseFirestore.QueryDocumentSnapshot).get('n') as number);
    }
    expect(seen).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });
});

describe('looking around', () => {
  it('finds collections and documents, missing ones included', async () => {
    await db.doc('first/a').set({});
    await db.doc('second/missing/in/b').set({});
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['first', 'second']);
    expect((await db.collection('second').listDocuments()).map(({ id }) => id)).toEqual(['missing']);
    expect((await db.doc('second/missing').listCollections()).map(({ path }) => path)).toEqual([
      'second/missing/in',
    ]);
  });

  it('reads only the fields that it names', async () => {
    await db.doc('masked/a').set({ a: 1, b: { c: 2, d: 3 }, 'x.y': 4 });
    const fieldMask = ['a', 'b.c', new FieldPath('x.y')];
    const [there, missing] = await db.getAll(db.doc('masked/a'), db.doc('masked/none'), { fieldMask });
    expect(there?.data()).toEqual({ a: 1, b: { c: 2 }, 'x.y': 4 });
    expect(missing?.exists).toBe(false);
    const [none] = await db.getAll(db.doc('masked/a'), { fieldMask: ['other'] });
    expect(none?.data()).toEqual({});
  });

  it('keeps named databases apart', async () => {
    const named = initializeFirestore(app, {}, 'named');
    named.settings(settings);
    await named.doc('here/a').set({ named: true });
    expect((await named.doc('here/a').get()).data()).toEqual({ named: true });
    expect(await data('here/a')).toBeUndefined();
    await named.terminate();
  });
});

describe('vector search', () => {
  beforeEach(async () => {
    const vectors = { near: [1, 0], far: [5, 5], opposite: [-1, 0], other: [1, 0, 0] };
    for (const [id, vector] of Object.entries(vectors)) {
      await db.doc(`vectors/${id}`).set({ embedding: FieldValue.vector(vector), far: id === 'far' });
    }
    await db.doc('vectors/none').set({ far: false });
  });

  const search = { vectorField: 'embedding', queryVector: [1, 1], limit: 5 };

  it('finds the nearest first, with their distance', async () => {
    const { docs } = await db
      .collection('vectors')
      .findNearest({ ...search, distanceMeasure: 'EUCLIDEAN', distanceResultField: 'apart' })
      .get();
    expect(docs.map((document) => [document.id, document.get('apart') as number])).toEqual([
      ['near', 1],
      ['opposite', Math.sqrt(5)],
      ['far', Math.sqrt(32)],
    ]);
  });

  it('takes filters, a threshold and the other measures', async () => {
    const within = await db
      .collection('vectors')
      .where('far', '==', false)
      .findNearest({ ...search, distanceMeasure: 'COSINE', distanceThreshold: 0.5 })
      .get();
    expect(within.docs.map(({ id }) => id)).toEqual(['near']);
    const largest = await db
      .collection('vectors')
      .findNearest({ ...search, limit: 1, distanceMeasure: 'DOT_PRODUCT' })
      .get();
    expect(largest.docs.map(({ id }) => id)).toEqual(['far']);
  });
});

describe('conditions', () => {
  it('hold a write to the version that it was made for', async () => {
    const { writeTime } = await db.doc('held/a').set({ n: 1 });
    const second = await db.doc('held/a').update({ n: 2 }, { lastUpdateTime: writeTime });
    const late = db.doc('held/a').update({ n: 3 }, { lastUpdateTime: writeTime });
    await expect(late).rejects.toMatchObject({ code: 9 });
    await expect(db.doc('held/a').delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    await expect(db.doc('held/none').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    await expect(db.doc('held/a').create({})).rejects.toMatchObject({ code: 6 });
    expect((await db.doc('held/a').get()).updateTime?.isEqual(second.writeTime)).toBe(true);
  });
});

describe('transactions', () => {
  it('read documents, queries and aggregations before they write', async () => {
    await db.doc('accounts/a').set({ n: 1 });
    await db.doc('accounts/b').set({ n: 2 });
    await db.runTransaction(async (transaction) => {
      const all = await transaction.get(db.collection('accounts').orderBy('n'));
      const sum = await transaction.get(db.collection('accounts').aggregate({ n: AggregateField.sum('n') }));
      for (const { ref } of all.docs) transaction.update(ref, { n: sum.data().n });
    });
    expect(await data('accounts/a')).toEqual({ n: 3 });
  });

  it('that only read see one moment, also one of the past', async () => {
    const { writeTime } = await db.doc('past/a').set({ n: 1 });
    await db.doc('past/a').set({ n: 2 });
    const readAt = (options: FirebaseFirestore.ReadOnlyTransactionOptions): Promise<unknown> =>
      db.runTransaction(async (transaction) => {
        const first = (await transaction.get(db.doc('past/a'))).get('n') as unknown;
        await db.doc('past/a').update({ n: FieldValue.increment(10) });
        return [first, (await transaction.get(db.doc('past/a'))).get('n') as unknown];
      }, options);
    expect(await readAt({ readOnly: true })).toEqual([2, 2]);
    expect(await readAt({ readOnly: true, readTime: writeTime })).toEqual([1, 1]);
  });
});

describe('what is not supported is refused in words', () => {
  it('partitions of a query', async () => {
    const partitions = db.collectionGroup('any').getPartitions(3);
    await expect(partitions[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 12,
      message: expect.stringContaining('PartitionQuery is unimplemented') as string,
    });
  });

  it('explanations of a query and of an aggregation', async () => {
    const refusal = {
      code: 12,
      message: expect.stringContaining('Query explain is not supported') as string,
    };
    const any = db.collection('any');
    await expect(any.explain({ analyze: true })).rejects.toMatchObject(refusal);
    await expect(any.explain()).rejects.toMatchObject(refusal);
    await expect(any.count().explain()).rejects.toMatchObject(refusal);
    expect((await any.get()).size).toBe(0);
  });

  it('pipelines', async () => {
    const webApp = initializeApp({ projectId: PROJECT, apiKey: 'none' }, 'pipelines');
    const webDb = web.getFirestore(webApp);
    web.connectFirestoreEmulator(webDb, '127.0.0.1', emulator.port);
    onTestFinished(() => deleteApp(webApp));
    // This import has no types, because the module's types would add `pipeline()` to `Firestore` in all
    // tests.
    const loaded: unknown = await import(PIPELINES);
    const pipelines = loaded as { execute(pipeline: unknown): Promise<unknown> };
    const source = (webDb as unknown as { pipeline(): { collection(path: string): unknown } }).pipeline();
    await expect(pipelines.execute(source.collection('any'))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining('requires the Database Edition to be `enterprise`') as string,
    });
  });
});
