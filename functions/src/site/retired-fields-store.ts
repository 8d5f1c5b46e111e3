import { type DocumentData, FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { readInTime } from '../store/unavailable.ts';

const PAGE = 200;

interface Found {
  readonly id: string;
  readonly data: DocumentData;
}

/** Documents that still have a field, in pages; whoever reads on has removed it from those of the last page. */
export async function* findRetired(
  firestore: Firestore,
  path: string,
  field: string,
): AsyncIterable<readonly Found[]> {
  const having = firestore.collection(path).orderBy(field).limit(PAGE);
  for (;;) {
    const { docs } = await readInTime(() => having.get());
    if (docs.length === 0) return;
    yield docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
    if (docs.length < PAGE) return;
  }
}

export async function removeRetired(
  firestore: Firestore,
  path: string,
  id: string,
  fields: readonly string[],
): Promise<void> {
  const removal = Object.fromEntries(fields.map((field) => [field, FieldValue.delete()]));
  try {
    await firestore.doc(`${path}/${id}`).update(removal);
  } catch (error) {
    // Somebody deleted the document meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === GrpcStatus.NOT_FOUND)) throw error;
  }
}
