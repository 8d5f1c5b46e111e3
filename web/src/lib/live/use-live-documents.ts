import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useFirestore } from 'reactfire';
import { NEVER, Observable } from 'rxjs';
import type * as z from 'zod/mini';
import { useAwaited } from '../admin/awaited.ts';
import { useOnline } from '../network/use-online.ts';
import { type LivePages, type LiveView, watchPages } from './live-pages.ts';
import { firestoreQuery, type LiveQuery } from './live-query.ts';
import { useListener } from './use-listener.ts';
import { useUnreached } from './use-unreached.ts';

export interface LiveDocuments<T> extends LiveView<T> {
  /** `offline`: the server was not reached, so the documents may be old or missing. */
  readonly status: 'loading' | 'live' | 'offline';
  readonly loadMore: () => void;
}

const nothing = {
  documents: [],
  unreadable: 0,
  hasMore: false,
  loadingMore: false,
  fromCache: true,
} as const;

export function useLiveDocuments<S extends z.ZodMiniType>(
  live: LiveQuery | null,
  schema: S,
  isAwaited = true,
): LiveDocuments<z.output<S>> {
  const key = JSON.stringify(live);
  const wanted = useMemo(() => JSON.parse(key) as LiveQuery | null, [key]);
  const pages = useRef<LivePages | null>(null);
  const firestore = useFirestore();
  const listen = useCallback(
    () =>
      wanted === null
        ? NEVER
        : new Observable<LiveView<z.output<S>>>((subscriber) => {
            const watched = watchPages({
              query: firestoreQuery(firestore, wanted),
              schema,
              pageSize: wanted.pageSize,
              next: (view) => subscriber.next(view),
              error: (error) => subscriber.error(error),
            });
            pages.current = watched;
            return () => watched.stop();
          }),
    [firestore, schema, wanted],
  );
  const loadMore = useCallback(() => pages.current?.more(), []);
  const view = useListener(key, listen, isAwaited && live !== null);
  const offline = useUnreached(view?.fromCache === true);
  const online = useOnline();

  if (view === undefined) return { ...nothing, status: online ? 'loading' : 'offline', loadMore };
  const { fromCache, documents } = view;
  const empty = documents.length === 0;
  return {
    ...view,
    status: offline ? 'offline' : fromCache && empty ? 'loading' : 'live',
    loadMore,
  };
}

export function useAllLiveDocuments<S extends z.ZodMiniType>(live: LiveQuery | null, schema: S) {
  const all = useLiveDocuments(live, schema);
  const { hasMore, loadingMore, loadMore } = all;
  useEffect(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadMore, loadingMore]);
  useAwaited(hasMore);
  return all;
}
