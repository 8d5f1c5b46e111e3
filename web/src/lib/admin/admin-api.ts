import type { Endpoint } from '@copa/domain/api/endpoint';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useToast } from '../../components/toast/toast-context.ts';
import { ApiError, type CallParts, callApi, messageOf } from '../network/api-client.ts';
import { useAdmin } from './admin-context.ts';
import { useAwaited } from './awaited.ts';
import { refreshesOf } from './refreshes.ts';

export type Data<E extends Endpoint> = z.output<E['data']>;

export function createQueryClient(): QueryClient {
  // TanStack Query assumes a connection at the start, so a page loaded offline would miss the return of the
  // connection.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      // `always` makes a call fail if there is no connection. By default TanStack Query would pause the call
      // and send it later.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) =>
          navigator.onLine && error instanceof ApiError && error.retryable && failures < 2,
      },
    },
  });
}

export function useAdminCall() {
  const { token, permissionLost } = useAdmin();
  return useCallback(
    async <E extends Endpoint>(endpoint: E, call: CallParts<E> = {}): Promise<Data<E>> => {
      try {
        return await callApi(endpoint, { ...call, token: await token() });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403))
          void permissionLost();
        throw error;
      }
    },
    [permissionLost, token],
  );
}

function keyOf<E extends Endpoint>(endpoint: E, call: CallParts<E> = {}): QueryKey {
  return [endpoint.id, call.params ?? null, call.query ?? null];
}

function useAwaitedQuery<Q extends { readonly isLoading: boolean; readonly failureCount: number }>(
  query: Q,
): Q {
  useAwaited(query.isLoading && query.failureCount === 0);
  return query;
}

interface QueryOptions {
  readonly enabled?: boolean;
  readonly refetchInterval?: number;
}

export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  call: CallParts<E> = {},
  options: QueryOptions = {},
) {
  const run = useAdminCall();
  return useAwaitedQuery(
    useQuery({
      queryKey: keyOf(endpoint, call),
      queryFn: ({ signal }) => run(endpoint, { ...call, signal }),
      ...options,
    }),
  );
}

interface VersionOptions<E extends Endpoint> {
  readonly version: number | string;
  readonly againMs: number;
  readonly isFinal: (data: Data<E>) => boolean;
  readonly enabled?: boolean;
}

export function useVersionedQuery<E extends Endpoint>(
  endpoint: E,
  call: CallParts<E>,
  { version, againMs, isFinal, enabled = true }: VersionOptions<E>,
) {
  const run = useAdminCall();
  const [asked, setAsked] = useState(version);
  const query = useQuery({
    enabled,
    queryKey: [...keyOf(endpoint, call), asked],
    queryFn: ({ signal }) => run(endpoint, { ...call, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isFinal(data as Data<E>) ? false : againMs,
  });
  // A new key would cancel the running call, and frequent changes would let no answer arrive. So the new version
  // waits until the call ends.
  if (asked !== version && !query.isFetching) setAsked(version);
  return useAwaitedQuery(query);
}

export function useWholeList<E extends Endpoint>(endpoint: E, options: QueryOptions = {}) {
  const run = useAdminCall();
  return useAwaitedQuery(
    useQuery({
      queryKey: [...keyOf(endpoint), 'whole'],
      queryFn: async ({ signal }) => {
        const pages: Data<E>[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const query = { limit: PAGE_LIMIT_MAX, ...(cursor !== '' && { cursor }) };
          const page: Data<E> = await run(endpoint, { query, signal } as CallParts<E>);
          pages.push(page);
          cursor = (page as Paged).nextCursor;
        }
        return joined(pages);
      },
      ...options,
    }),
  );
}

function joined<D>(pages: readonly D[]): D {
  return pages.reduce(
    (all, page) =>
      Object.fromEntries(
        Object.entries(all as object).map(([name, value]: [string, unknown]) => {
          const more: unknown = (page as Readonly<Record<string, unknown>>)[name];
          return [name, Array.isArray(value) ? value.concat(more) : more];
        }),
      ) as D,
  );
}

type Paged = { readonly nextCursor: string | null };

export function useApiPages<E extends Endpoint>(
  endpoint: E,
  call: CallParts<E> = {},
  options: QueryOptions = {},
) {
  const run = useAdminCall();
  return useAwaitedQuery(
    useInfiniteQuery({
      queryKey: [...keyOf(endpoint, call), 'pages'],
      queryFn: ({ pageParam, signal }) => {
        const query = {
          ...(call.query as object | undefined),
          ...(pageParam !== '' && { cursor: pageParam }),
        };
        return run(endpoint, { ...call, query, signal } as CallParts<E>);
      },
      initialPageParam: '',
      getNextPageParam: (page) => (page as Paged).nextCursor ?? undefined,
      ...options,
    }),
  );
}

export interface ReadablePages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: (options: { readonly cancelRefetch: false }) => Promise<unknown>;
}

export function useNextPages(pages: ReadablePages, areWanted: boolean): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isMissing = areWanted && hasNextPage && !isFetching && !isFetchNextPageError;
  // A page may arrive without any render in which `isFetching` is true, so this effect runs after every
  // render.
  useEffect(() => {
    if (isMissing) void fetchNextPage({ cancelRefetch: false });
  });
}

interface MutationOptions {
  readonly inTurn?: boolean;
}

export function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    ({ path }: Endpoint) =>
      Promise.all((refreshesOf(path) ?? []).map((id) => client.invalidateQueries({ queryKey: [id] }))),
    [client],
  );
}

export function useApiMutation<E extends Endpoint>(endpoint: E, { inTurn = false }: MutationOptions = {}) {
  const run = useAdminCall();
  const refresh = useRefresh();
  return useMutation<Data<E>, Error, CallParts<E>>({
    ...(inTurn && { scope: { id: endpoint.id } }),
    mutationFn: (call) => run(endpoint, call),
    onSettled: (_data, error) => {
      const refreshed = refresh(endpoint);
      // After a retryable failure the caller does not wait for the refreshed queries, because they may fail
      // too.
      return error instanceof ApiError && error.retryable ? undefined : refreshed;
    },
  });
}

/** The toast shows this text after the call. */
export type Done<E extends Endpoint> = string | ((data: Data<E>) => string);

interface ActOptions extends MutationOptions {
  /** The toast replaces an earlier one about the same. */
  readonly about?: string;
}

export function useAct<E extends Endpoint>(endpoint: E, { about, ...options }: ActOptions = {}) {
  const { mutateAsync, isPending, variables } = useApiMutation(endpoint, options);
  const toast = useToast();
  // A call may unmount its component, and TanStack Query then skips the callbacks of `mutate`. So the call is
  // awaited here.
  const tell = async (call: CallParts<E>, done?: Done<E>) => {
    try {
      const data = await mutateAsync(call);
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(data), { about });
    } catch (error) {
      toast.error(messageOf(error), { about });
    }
  };
  const act = (call: CallParts<E>, done?: Done<E>) => void tell(call, done);
  return { act, isPending, variables };
}
