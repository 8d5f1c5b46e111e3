import { doc } from 'firebase/firestore';
import { useCallback, useMemo, useRef } from 'react';
import { useFirestore } from 'reactfire';
import { fromRef } from 'rxfire/firestore';
import { map, merge, type Observable, scan, startWith, tap } from 'rxjs';
import type * as z from 'zod/mini';
import { useAwaited } from '../admin/awaited.ts';
import { documentIn } from './document-reader.ts';
import { useListener } from './use-listener.ts';

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** A document that is not read yet is missing; one that does not exist is null. */
export function useAnswersAt<S extends z.ZodMiniType>(
  paths: readonly string[],
  schema: S,
): Answers<z.output<S>> | undefined {
  const key = paths.join('\n');
  const firestore = useFirestore();
  const last = useRef<Answers<z.output<S>>>(new Map());
  const listen = useCallback((): Observable<Answers<z.output<S>>> => {
    const wanted = key.split('\n').filter(Boolean);
    const changes = wanted.map((path) =>
      fromRef(doc(firestore, path)).pipe(map((snapshot) => [path, documentIn(snapshot, schema)] as const)),
    );
    const known = new Map([...last.current].filter(([path]) => wanted.includes(path)));
    return merge(...changes).pipe(
      scan((before, [path, document]) => new Map(before).set(path, document), known),
      startWith(known),
      tap((seen) => {
        last.current = seen;
      }),
    );
  }, [firestore, key, schema]);
  const answers = useListener(key, listen);
  useAwaited(answers !== undefined && answers.size < paths.length);
  return answers;
}

export function useDocumentsAt<S extends z.ZodMiniType>(
  paths: readonly string[],
  schema: S,
): ReadonlyMap<string, z.output<S>> {
  const answers = useAnswersAt(paths, schema);
  return useMemo(() => (answers === undefined ? NONE : existing(answers)), [answers]);
}

type Answers<T> = ReadonlyMap<string, T | null>;

function existing<T>(answers: Answers<T>): ReadonlyMap<string, T> {
  return new Map([...answers].flatMap(([path, document]) => (document === null ? [] : [[path, document]])));
}
