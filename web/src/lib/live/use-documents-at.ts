import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { documentIn } from './document-reader.ts';
import { liveFirestore } from './live-query.ts';

/**
 * The documents at these paths, by path, kept current until the component goes. A document that is missing, or was not read yet,
 * has no entry. Failures are thrown, to the boundary of the LiveArea.
 */
export function useDocumentsAt<S extends z.ZodMiniType>(
  paths: readonly string[],
  schema: S,
): ReadonlyMap<string, z.output<S>> {
  const key = paths.join('\n');
  const [seen, setSeen] = useState<ReadonlyMap<string, z.output<S>>>(new Map());
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    const stops = key
      .split('\n')
      .filter(Boolean)
      .map((path) =>
        onSnapshot(
          doc(liveFirestore(), path),
          (snapshot) => {
            const document = documentIn(snapshot, schema);
            setSeen((before) => {
              const after = new Map(before);
              if (document === null) after.delete(path);
              else after.set(path, document);
              return after;
            });
          },
          setFailure,
        ),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [key, schema]);

  if (failure !== null) throw failure;
  return useMemo(() => new Map([...seen].filter(([path]) => key.split('\n').includes(path))), [key, seen]);
}
