import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../report-problem.ts';
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
            const read = z.safeParse(schema, { ...snapshot.data(), id: snapshot.id });
            if (snapshot.exists() && !read.success) {
              reportProblem(`${path} does not fit its schema`, read.error.issues);
            }
            setSeen((before) => {
              const after = new Map(before);
              if (snapshot.exists() && read.success) after.set(path, read.data);
              else after.delete(path);
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
