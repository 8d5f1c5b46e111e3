import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../../../emulator/src/core/authorizer.ts';
import { systemClock } from '../../../emulator/src/core/clock.ts';
import { createFirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { createListenHub } from '../../../emulator/src/watch/listen-hub.ts';
import {
  ascending,
  DATABASE,
  DOCUMENTS,
  int,
  queryOf,
  set,
  text,
  where,
} from '../../../emulator/test/value-builders.ts';

const BATCH = 500;
const WINDOW = 50;
const NOTE = 'a small document of a hundred bytes or so, as most are';

/** A collection of some size, and what is done with it. Every call does its thing once. */
export interface Subject {
  get(): Promise<void>;
  query(): Promise<void>;
  /** A write to a document that no listener has. */
  commit(): Promise<void>;
  /** A write to a document of a listener's result, until the listener has heard of it. */
  update(): Promise<void>;
  close(): void;
}

function wander(size: number): () => number {
  let step = 0;
  return () => (step++ * 7_919) % size;
}

function numbersOf(size: number) {
  const [any, outside] = [wander(size), wander(size - WINDOW)];
  return { any, outside, inside: wander(WINDOW), start: wander(size - WINDOW) };
}

export async function remoteSubject(firestore: Firestore, size: number): Promise<Subject> {
  const documents = firestore.collection('documents');
  for (let first = 0; first < size; first += BATCH) {
    const batch = firestore.batch();
    for (let n = first; n < Math.min(size, first + BATCH); n += 1) {
      batch.set(documents.doc(`d${n}`), { n, touched: 0, note: NOTE });
    }
    await batch.commit();
  }
  let touched = 0;
  let heard: (latest: number) => void = () => {};
  let close = (): void => {};
  await new Promise<void>((resolve, reject) => {
    close = documents
      .orderBy('n')
      .limit(WINDOW)
      .onSnapshot((snapshot) => {
        resolve();
        heard(Math.max(...snapshot.docs.map((document) => Number(document.get('touched')))));
      }, reject);
  });
  const { any, outside, inside, start } = numbersOf(size);
  return {
    close,
    get: async () => {
      await documents.doc(`d${any()}`).get();
    },
    query: async () => {
      await documents.where('n', '>=', start()).orderBy('n').limit(WINDOW).get();
    },
    commit: async () => {
      const n = WINDOW + outside();
      touched += 1;
      await documents.doc(`d${n}`).set({ n, touched, note: NOTE });
    },
    update: async () => {
      const n = inside();
      touched += 1;
      const awaited = touched;
      const arrived = new Promise<void>((resolve) => {
        heard = (latest) => {
          if (latest >= awaited) resolve();
        };
      });
      await documents.doc(`d${n}`).set({ n, touched, note: NOTE });
      await arrived;
    },
  };
}

/** The operations alone: no client, no wire, no other process. */
export async function coreSubject(size: number): Promise<Subject> {
  const caller: Caller = { kind: 'admin' };
  const service = createFirestoreService();
  const hub = createListenHub(service, service.authorizer, systemClock);
  const document = (n: number, touched: number) =>
    set(`documents/d${n}`, { n: int(n), touched: int(touched), note: text(NOTE) });
  const write = (...writes: ReturnType<typeof document>[]) =>
    service.commit(caller, { database: DATABASE, writes, transaction: null });
  // One at a time, so that the history of changes is as full as it gets.
  for (let n = 0; n < size; n += 1) await write(document(n, 0));

  const query = (parts: Parameters<typeof queryOf>[1]) => queryOf('documents', { limit: WINDOW, ...parts });
  let messages = 0;
  const sink = { send: () => void messages++, end: () => {}, waiting: 0, waitingBytes: 0, drop: () => {} };
  hub.open(caller, sink).receive({
    kind: 'add',
    database: DATABASE,
    target: {
      targetId: 2,
      selector: { kind: 'query', parent: DOCUMENTS, query: query({ orderBy: [ascending('n')] }) },
      resume: null,
      expectedCount: null,
    },
  });
  let touched = 0;
  const { any, outside, inside, start } = numbersOf(size);
  return {
    close: () => hub.close(),
    get: async () => {
      service.getDocument(caller, {
        name: `${DOCUMENTS}/documents/d${any()}`,
        mask: null,
        consistency: { kind: 'latest' },
      });
    },
    query: async () => {
      service.runQuery(caller, {
        parent: DOCUMENTS,
        query: query({ where: where('n', 'GREATER_THAN_OR_EQUAL', int(start())), orderBy: [ascending('n')] }),
        consistency: { kind: 'latest' },
      });
    },
    commit: async () => {
      touched += 1;
      await write(document(WINDOW + outside(), touched));
    },
    update: async () => {
      const before = messages;
      touched += 1;
      await write(document(inside(), touched));
      if (messages === before) throw new Error('the listener heard nothing');
    },
  };
}
