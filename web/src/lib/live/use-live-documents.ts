import { useEffect, useState } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import type * as z from 'zod/mini';
import { useOnline } from '../network/use-online.ts';
import { useLiveScope } from './live-context.ts';
import type { LiveView } from './live-pages.ts';
import type { LiveQuery } from './live-query.ts';
import type { LiveSource } from './live-scope.ts';

/** A list is shortly unconfirmed whenever it grows; only longer than this means that the server is away. */
const UNCONFIRMED_MS = 3000;

export interface LiveDocuments<T> extends Omit<LiveView<T>, 'fromCache'> {
  /** `offline`: the server has not been reached, and what is shown may be old or nothing. */
  readonly status: 'loading' | 'live' | 'offline';
  readonly loadMore: () => void;
}

const nothing = { documents: [], unreadable: 0, hasMore: false, loadingMore: false } as const;

function useLasting(condition: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasting(true), UNCONFIRMED_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [condition]);
  return condition && lasting;
}

/**
 * The documents of a query, each read by its schema, kept current until the component goes. Failures are thrown,
 * to the boundary of the LiveArea.
 */
export function useLiveDocuments<S extends z.ZodMiniType>(
  live: LiveQuery,
  schema: S,
): LiveDocuments<z.output<S>> {
  const scope = useLiveScope();
  const source: LiveSource<z.output<S>> = scope.source(useFirestore(), live, schema);
  useEffect(() => scope.retain(source), [scope, source]);
  const { status, data } = useObservable<LiveView<z.output<S>>>(source.id, source.views);
  const view = status === 'success' ? data : null;
  const unconfirmed = useLasting(view?.fromCache === true);
  const online = useOnline();

  if (view === null) return { ...nothing, status: online ? 'loading' : 'offline', loadMore: source.more };
  const { fromCache, ...shown } = view;
  const offline = fromCache && (unconfirmed || !online);
  const empty = shown.documents.length === 0;
  return {
    ...shown,
    status: offline ? 'offline' : fromCache && empty ? 'loading' : 'live',
    loadMore: source.more,
  };
}
