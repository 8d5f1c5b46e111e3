import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  GeoPoint,
  initializeFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirestoreService } from '../../emulator/src/core/firestore-service.ts';
import { startFirestore } from '../load/support/firestore-server.ts';
import { connect } from '../setup/local-site/firestore-client.ts';

const server = await startFirestore();
const suiteAddress = process.env['FIRESTORE_EMULATOR_HOST'];
process.env['FIRESTORE_EMULATOR_HOST'] = server.address;
const clients = { 'by a socket': openClient(), 'in this process': openClient() };
process.env['FIRESTORE_EMULATOR_HOST'] = suiteAddress;
connect(clients['in this process'].firestore, createFirestoreService());

afterAll(async () => {
  for (const { app, firestore } of Object.values(clients)) {
    await firestore.terminate();
    await deleteApp(app);
  }
  await server.close();
});

function openClient() {
  const app = initializeApp({ projectId: 'demo-local' }, randomUUID());
  return { app, firestore: initializeFirestore(app) };
}

const VALUES = {
  text: 'ñandú 🏆',
  noText: '',
  whole: 7,
  zero: 0,
  largest: Number.MAX_SAFE_INTEGER,
  least: Number.MIN_SAFE_INTEGER,
  real: 0.5,
  minusZero: -0,
  notANumber: Number.NaN,
  endless: Number.NEGATIVE_INFINITY,
  yes: true,
  no: false,
  none: null,
  at: Timestamp.fromMillis(1_700_000_000_123),
  early: Timestamp.fromMillis(-1),
  bytes: Buffer.from([0, 255]),
  place: new GeoPoint(0, -99.1),
  vector: FieldValue.vector([0.5, 2]),
  list: [1, 'a', { deep: [null] }],
  noList: [],
  empty: {},
  long: { low: 1, high: 2, unsigned: false },
};

async function exercise(firestore: Firestore) {
  const codeOf = (promise: Promise<unknown>) => promise.then(String, (error: { code: number }) => error.code);
  const units = firestore.collection('units');
  const first = units.doc('first');
  await first.create(VALUES);
  await units.doc('reference').create({ to: first });
  const batch = firestore.batch();
  for (const n of [1, 2, 3, 4]) batch.set(units.doc(`n${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
  await units.doc('n4').update({ n: FieldValue.increment(6), even: FieldValue.delete() });
  await Promise.all(
    Array.from({ length: 8 }, () =>
      firestore.runTransaction(async (transaction) => {
        const counter = await transaction.get(units.doc('counter'));
        transaction.set(counter.ref, { count: ((counter.get('count') as number | undefined) ?? 0) + 1 });
      }),
    ),
  );
  const page = await units.where('n', '>', 1).orderBy('n', 'desc').limit(2).get();
  const rest = await units.orderBy('n').startAfter(page.docs.at(-1)).get();
  const [found] = (await units.where('whole', '==', VALUES.whole).get()).docs;
  const answer = {
    values: (await first.get()).data(),
    found: found?.data(),
    reference: ((await units.doc('reference').get()).get('to') as DocumentReference).path,
    missing: (await units.doc('missing').get()).exists,
    several: (await firestore.getAll(units.doc('n1'), units.doc('missing'))).map(({ exists }) => exists),
    page: page.docs.map((document) => document.data()),
    rest: rest.docs.map(({ id }) => id),
    count: (await units.count().get()).data(),
    counter: (await units.doc('counter').get()).data(),
    lists: (await firestore.listCollections()).map(({ id }) => id),
    refused: [await codeOf(first.create({})), await codeOf(units.doc('missing').update({ n: 1 }))],
  };
  await firestore.recursiveDelete(units);
  return { ...answer, left: (await units.get()).size };
}

describe('the Firestore of the API tests', () => {
  it('answers in this process what it answers by a socket', async () => {
    const answer = await exercise(clients['in this process'].firestore);
    expect(answer).toStrictEqual(await exercise(clients['by a socket'].firestore));
    expect(answer).toMatchObject({ counter: { count: 8 }, refused: [6, 5], left: 0 });
  });
});
