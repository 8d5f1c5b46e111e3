import { doc } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import { fromRef } from 'rxfire/firestore';
import { map } from 'rxjs';
import type * as z from 'zod/mini';
import { useOnline } from '../network/use-online.ts';
import { documentIn } from './document-reader.ts';
import { useListener } from './use-listener.ts';

export interface LiveDocument<T> {
  /** `offline`: no document is known. A document that was read earlier stays `live`, and `isOld` marks it. */
  readonly status: 'loading' | 'live' | 'offline';
  /** Null if the document does not exist or its schema refuses it. */
  readonly document: T | null;
  readonly isOld: boolean;
}

/** One document, live while the component is mounted. Failures are thrown to the LiveArea's boundary. */
export function useLiveDocument<S extends z.ZodMiniType>(path: string, schema: S): LiveDocument<z.output<S>> {
  const online = useOnline();
  const firestore = useFirestore();
  const listen = useCallback(
    () =>
      fromRef(doc(firestore, path), { includeMetadataChanges: true }).pipe(
        map((snapshot) => ({
          document: documentIn(snapshot, schema),
          fromCache: snapshot.metadata.fromCache,
        })),
      ),
    [firestore, path, schema],
  );
  const seen = useListener(path, listen);

  if (seen === undefined || (seen.fromCache && seen.document === null)) {
    return { status: online ? 'loading' : 'offline', document: null, isOld: false };
  }
  return { status: 'live', document: seen.document, isOld: seen.fromCache && !online };
}
