import { useEffect, useMemo } from 'react';
import { useObservable } from 'reactfire';
import { BehaviorSubject, catchError, map, type Observable, of, switchMap } from 'rxjs';
import { useAdmin } from '../admin/admin-context.ts';

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
 * The last value of `listen`, undefined until there is one. It listens while its component is on the screen, and throws a failure, to the
 * boundary of the LiveArea.
 *
 * ReactFire keeps the last value of an id for good, and its listener and its failure with it. So an id belongs to one account, one query, one
 * mount and one attempt; a failure is a value; and a source that leaves the screen stops listening and forgets what it showed.
 */
export function useListener<T>(query: string, listen: () => Observable<T>): T | undefined {
  const { uid } = useAdmin().user;
  const { id, shown, source } = useMemo(() => newListener(`${uid}/${query}`, listen), [listen, query, uid]);
  useEffect(() => {
    shown.next(true);
    return () => shown.next(false);
  }, [shown]);
  const { data: seen } = useObservable<Seen<T>>(id, source, { suspense: false });

  if (seen !== null && 'failure' in seen) throw seen.failure;
  return seen?.value;
}
