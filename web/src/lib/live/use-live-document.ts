import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useOnline } from '../network/use-online.ts';
import { documentIn } from './document-reader.ts';
import { liveFirestore } from './live-query.ts';

export interface LiveDocument<T> {
  /** `offline`: nothing has been read; what was read before stays, and `isOld` says so. */
  readonly status: 'loading' | 'live' | 'offline';
  /** Null where there is none, or one that its schema refuses. */
  readonly document: T | null;
  readonly isOld: boolean;
}

interface Seen<T> {
  readonly path: string;
  readonly document: T | null;
  readonly fromCache: boolean;
}

/** One document, kept current until the component goes. Failures are thrown, to the boundary of the LiveArea. */
export function useLiveDocument<S extends z.ZodMiniType>(path: string, schema: S): LiveDocument<z.output<S>> {
  const online = useOnline();
  const [seen, setSeen] = useState<Seen<z.output<S>> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(
    () =>
      onSnapshot(
        doc(liveFirestore(), path),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          setSeen({ path, document: documentIn(snapshot, schema), fromCache });
        },
        setFailure,
      ),
    [path, schema],
  );

  if (failure !== null) throw failure;
  const current = seen?.path === path ? seen : null;
  const isUnknown = current === null || (current.fromCache && current.document === null);
  if (isUnknown) return { status: online ? 'loading' : 'offline', document: null, isOld: false };
  return { status: 'live', document: current.document, isOld: current.fromCache && !online };
}
