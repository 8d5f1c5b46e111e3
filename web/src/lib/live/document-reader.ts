import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import * as z from 'zod/mini';
import { reportProblem } from '../report-problem.ts';

export interface ReadDocuments<T> {
  readonly documents: readonly T[];
  readonly unreadable: number;
}

export function documentIn<S extends z.ZodMiniType>(
  snapshot: DocumentSnapshot,
  schema: S,
): z.output<S> | null {
  if (!snapshot.exists()) return null;
  const result = z.safeParse(schema, { ...snapshot.data(), id: snapshot.id });
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  reportProblem(`${snapshot.ref.path} does not fit its schema`, fields);
  return null;
}

/** Only changed documents are parsed, because a list may have thousands. */
export function createDocumentReader<S extends z.ZodMiniType>(schema: S) {
  const parsed = new Map<string, z.output<S> | null>();

  return (snapshot: QuerySnapshot): ReadDocuments<z.output<S>> => {
    for (const { type, doc } of snapshot.docChanges()) {
      // Documents of a collection group may share ids, so the path is the key.
      if (type === 'removed') parsed.delete(doc.ref.path);
      else parsed.set(doc.ref.path, documentIn(doc, schema));
    }
    const documents = snapshot.docs.flatMap(({ ref }) => {
      const document = parsed.get(ref.path) ?? null;
      return document === null ? [] : [document];
    });
    return { documents, unreadable: snapshot.size - documents.length };
  };
}
