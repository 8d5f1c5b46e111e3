import { Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import type { Collection } from '../../../functions/src/store/collection.ts';
import { readDocument } from '../../../functions/src/store/documents.ts';
import { connect } from '../../setup/local-site/firestore-client.ts';

export interface WholeDatabase {
  docs(path: string): readonly QueryDocumentSnapshot[];
  group(id: string): readonly QueryDocumentSnapshot[];
  read<T extends { readonly id: string }>(collection: Collection<T>): readonly T[];
}

export function createReader(projectId: string, service: FirestoreService): Firestore {
  const reader = new Firestore({ projectId });
  connect(reader, service);
  return reader;
}

/** Writes all documents in one commit, so that none of them is newer than another one. */
export async function copyWhole(from: Firestore, to: Firestore): Promise<void> {
  const batch = to.batch();
  for (const doc of (await from.collectionGroup('').get()).docs) batch.set(to.doc(doc.ref.path), doc.data());
  await batch.commit();
}

/** A collection group without an id contains every document. */
export async function readWhole(firestore: Firestore): Promise<WholeDatabase> {
  const collections = new Map<string, QueryDocumentSnapshot[]>();
  for (const doc of (await firestore.collectionGroup('').get()).docs) {
    const { path } = doc.ref.parent;
    const own = collections.get(path);
    if (own === undefined) collections.set(path, [doc]);
    else own.push(doc);
  }
  const docs = (path: string) => collections.get(path) ?? [];
  const parsed = new Map<object, readonly unknown[]>();
  function read<T extends { readonly id: string }>(collection: Collection<T>): readonly T[] {
    const known = parsed.get(collection) as readonly T[] | undefined;
    const own = known ?? docs(collection.path).flatMap((doc) => readDocument(collection, doc) ?? []);
    parsed.set(collection, own);
    return own;
  }
  return {
    docs,
    group: (id) => [...collections].flatMap(([path, own]) => (path.split('/').at(-1) === id ? own : [])),
    read,
  };
}
