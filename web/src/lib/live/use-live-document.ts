import { doc } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import { fromRef } from 'rxfire/firestore';
import { map } from 'rxjs';
import type * as z from 'zod/mini';
import { useOnline } from '../network/use-online.ts';
import { documentIn } from './document-reader.ts';
import { useListener } from './use-listener.ts';
import { useUnreached } from './use-unreached.ts';

export interface LiveDocument<T> {
  /** `offline`: the server was not reached, and no document is known. A known document stays `live`. */
  readonly status: 'loading' | 'live' | 'offline';
  readonly document: T | null;
  /** True if `document` comes from the cache and the server was not reached. */
  readonly isOld: boolean;
}

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
  const isUnreached = useUnreached(seen?.fromCache === true);

  if (seen === undefined || (seen.fromCache && seen.document === null)) {
    return { status: online && !isUnreached ? 'loading' : 'offline', document: null, isOld: false };
  }
  return { status: 'live', document: seen.document, isOld: isUnreached };
}
