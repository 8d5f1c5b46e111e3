import { doc } from 'firebase/firestore';
import { useCallback, useRef } from 'react';
import { useFirestore } from 'reactfire';
import { fromRef } from 'rxfire/firestore';
import { map, merge, type Observable, scan, startWith, tap } from 'rxjs';
import type * as z from 'zod/mini';
import { documentIn } from './document-reader.ts';
import { useListener } from './use-listener.ts';

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * The documents at these paths, live while the component is mounted. Missing or unread ones have no entry.
 * Failures are thrown to the LiveArea's boundary.
 */
export function useDocumentsAt<S extends z.ZodMiniType>(
  paths: readonly string[],
  schema: S,
): ReadonlyMap<string, z.output<S>> {
  const key = paths.join('\n');
  const firestore = useFirestore();
  const last = useRef<ReadonlyMap<string, z.output<S>>>(new Map());
  const listen = useCallback((): Observable<ReadonlyMap<string, z.output<S>>> => {
    const wanted = key.split('\n').filter(Boolean);
    const changes = wanted.map((path) =>
      fromRef(doc(firestore, path)).pipe(map((snapshot) => [path, documentIn(snapshot, schema)] as const)),
    );
    const known = new Map([...last.current].filter(([path]) => wanted.includes(path)));
    return merge(...changes).pipe(
      scan((before, [path, document]) => {
        const after = new Map(before);
        if (document === null) after.delete(path);
        else after.set(path, document);
        return after;
      }, known),
      startWith(known),
      tap((seen) => {
        last.current = seen;
      }),
    );
  }, [firestore, key, schema]);
  return useListener(key, listen) ?? NONE;
}
