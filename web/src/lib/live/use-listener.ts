import { useEffect, useMemo } from 'react';
import { type ReactFireGlobals, useObservable } from 'reactfire';
import { BehaviorSubject, catchError, map, type Observable, of, switchMap } from 'rxjs';
import { useAdmin } from '../admin/admin-context.ts';
import { useAwaited } from '../admin/awaited.ts';

type Seen<T> = { readonly value: T } | { readonly failure: unknown } | null;

function newListener<T>(name: string, listen: () => Observable<T>) {
  const shown = new BehaviorSubject(false);
  const values = () =>
    listen().pipe(
      map((value): Seen<T> => ({ value })),
      catchError((failure: unknown) => of({ failure })),
    );
  const source = shown.pipe(switchMap((isShown) => (isShown ? values() : of(null))));
  const own: Subjects = new Map();
  return { id: `${name}/${crypto.randomUUID()}`, shown, source, own };
}

type Subjects = ReactFireGlobals['_reactFirePreloadedObservables'];

const { _reactFirePreloadedObservables: kept } = globalThis as unknown as ReactFireGlobals;

function move(id: string, from: Subjects, to: Subjects): void {
  const subject = from.get(id);
  if (subject !== undefined) to.set(id, subject);
  from.delete(id);
}

/**
 * ReactFire keeps each id forever, with the last value and with all that `listen` refers to. So each listener
 * has its own id, which ReactFire knows only during a render. React may drop a render without an effect or a
 * cleanup, and then nothing is left.
 */
export function useListener<T>(query: string, listen: () => Observable<T>, isAwaited = true): T | undefined {
  const { uid } = useAdmin().user;
  const { id, shown, source, own } = useMemo(
    () => newListener(`${uid}/${query}`, listen),
    [listen, query, uid],
  );
  move(id, own, kept);
  const { data: seen } = useObservable<Seen<T>>(id, source, { suspense: false });
  move(id, kept, own);
  useEffect(() => {
    shown.next(true);
    return () => shown.next(false);
  }, [shown]);

  useAwaited(isAwaited && seen == null);
  if (seen !== null && 'failure' in seen) throw seen.failure;
  return seen?.value;
}
