import { useEffect, useMemo } from 'react';
import { useObservable } from 'reactfire';
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
  return { id: `${name}/${crypto.randomUUID()}`, shown, source };
}

/**
 * ReactFire keeps each id forever, with its last value. So each mount has its own id, and its last value is
 * null: `shown` becomes false when the component unmounts.
 */
export function useListener<T>(query: string, listen: () => Observable<T>, isAwaited = true): T | undefined {
  const { uid } = useAdmin().user;
  const { id, shown, source } = useMemo(() => newListener(`${uid}/${query}`, listen), [listen, query, uid]);
  const { data: seen } = useObservable<Seen<T>>(id, source, { suspense: false });
  useEffect(() => {
    shown.next(true);
    return () => shown.next(false);
  }, [shown]);

  useAwaited(isAwaited && seen == null);
  if (seen !== null && 'failure' in seen) throw seen.failure;
  return seen?.value;
}
