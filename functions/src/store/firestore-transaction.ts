import type { Tally } from '@copa/domain/registrations/figures';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction as SdkTransaction,
  type SetOptions,
} from 'firebase-admin/firestore';
import type { Logger } from '../logger.ts';
import type { Transaction, Writer } from './database.ts';
import { fieldsOf, findDocuments, readDocuments, readOne, readReadable } from './documents.ts';
import { filtered, ordered } from './query.ts';

interface Writes {
  create(reference: DocumentReference, fields: DocumentData): unknown;
  set(reference: DocumentReference, fields: DocumentData, options?: SetOptions): unknown;
  update(reference: DocumentReference, fields: DocumentData): unknown;
  delete(reference: DocumentReference): unknown;
}

export function writerOf(firestore: Firestore, writes: Writes): Writer {
  return {
    create: ({ path }, document) => {
      writes.create(firestore.doc(`${path}/${document.id}`), fieldsOf(document));
    },
    set: ({ path }, document) => {
      writes.set(firestore.doc(`${path}/${document.id}`), fieldsOf(document));
    },
    merge: ({ path }, document) => {
      writes.set(firestore.doc(`${path}/${document.id}`), fieldsOf(document), { merge: true });
    },
    mergeEntries: ({ path }, document, field, entries) => {
      const values = [...entries].map(([key, value]) => [key, value ?? FieldValue.delete()]);
      const fields = { ...fieldsOf(document), [field]: Object.fromEntries(values) as DocumentData };
      writes.set(firestore.doc(`${path}/${document.id}`), fields, { merge: true });
    },
    update: ({ path }, id, fields) => {
      writes.update(firestore.doc(`${path}/${id}`), { ...fields });
    },
    addTo: ({ path }, document, field, by) => {
      const fields = { ...fieldsOf(document), [field]: FieldValue.increment(by) };
      writes.set(firestore.doc(`${path}/${document.id}`), fields, { merge: true });
    },
    tally: ({ path }, id, additions, field) => {
      const fields = { ...increments(additions), [field]: FieldValue.serverTimestamp() };
      writes.set(firestore.doc(`${path}/${id}`), fields, { merge: true });
    },
    stamp: ({ path }, document, field) => {
      const fields = { ...fieldsOf(document), [field]: FieldValue.serverTimestamp() };
      writes.set(firestore.doc(`${path}/${document.id}`), fields);
    },
    remove: ({ path }, id) => {
      writes.delete(firestore.doc(`${path}/${id}`));
    },
  };
}

function increments(additions: Tally): DocumentData {
  return Object.fromEntries(
    Object.entries(additions).map(([field, by]) => [
      field,
      typeof by === 'number' ? FieldValue.increment(by) : increments(by),
    ]),
  );
}

export function transactionOf(firestore: Firestore, sdk: SdkTransaction, logger: Logger): Transaction {
  const snapshotsOf = async ({ path }: { readonly path: string }, ids: readonly string[]) =>
    ids.length === 0 ? [] : await sdk.getAll(...ids.map((id) => firestore.doc(`${path}/${id}`)));
  const findSome: Transaction['findSome'] = (collection, query, limit) => {
    const all = ordered(filtered(firestore, collection, query.where), query);
    return findDocuments(collection, all, limit, { get: (each) => sdk.get(each), logger });
  };
  return {
    ...writerOf(firestore, sdk),
    get: async (collection, id) =>
      readOne(collection, await sdk.get(firestore.doc(`${collection.path}/${id}`)), logger),
    getAll: async (collection, ids) =>
      (await snapshotsOf(collection, ids)).map((snapshot) => readOne(collection, snapshot, logger)),
    getReadable: async (collection, ids) =>
      (await snapshotsOf(collection, ids)).map((snapshot) => readReadable(collection, snapshot, logger)),
    find: async (collection, query, limit) => {
      if (limit !== undefined) return (await findSome(collection, query, limit)).items;
      const all = ordered(filtered(firestore, collection, query.where), query);
      return readDocuments(collection, (await sdk.get(all)).docs, logger);
    },
    findSome,
  };
}
