import { useSaidAfterDialog } from '../../lib/admin/said-after-dialog.ts';
import { messageOf } from '../../lib/network/api-client.ts';
import { useOnline } from '../../lib/network/use-online.ts';
import { Button } from '../button.tsx';
import { EmptyState, ErrorState } from '../message-state.tsx';
import { AreaHead } from '../page/area-head.tsx';
import { Skeleton } from '../skeleton.tsx';
import * as words from '../words/admin.ts';

export interface QueryState {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export function PartSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <Skeleton className={className} />
    </>
  );
}

export function PartSkeletons({ label, sizes }: { label: string; sizes: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{label}</output>
      {sizes.map((size, index) => (
        <Skeleton key={index} className={size} />
      ))}
    </div>
  );
}

export function LoadError({ query }: { query: QueryState }) {
  const online = useOnline();
  const retry = (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {words.tryAgain}
    </Button>
  );
  if (!online) {
    return (
      <EmptyState illustration="signal" title={words.offline} actions={retry}>
        <p role="alert">{words.offlineText}</p>
      </EmptyState>
    );
  }
  return (
    <ErrorState title={words.failed} actions={retry}>
      {messageOf(query.error)}
    </ErrorState>
  );
}

export function FailedPage({ title, query }: { title: string; query: QueryState }) {
  return (
    <div className="wrap pb-16">
      <AreaHead title={title} />
      <LoadError query={query} />
    </div>
  );
}

export function together(...queries: readonly QueryState[]): QueryState {
  return {
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

/** Shows nothing while offline, because `OfflineBanner` already says that the data may be old. */
export function StaleNotice({ query }: { query: QueryState }) {
  const online = useOnline();
  const error = useSaidAfterDialog(query.error);
  return (
    <output className="block empty:absolute">
      {online && error !== null && (
        <span className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warning/40 bg-warning/12 px-4 py-2 text-warning">
          <span className="min-w-0 flex-1 basis-56">{words.stale(messageOf(error))}</span>
          <Button variant="ghost" busy={query.isFetching} onClick={() => void query.refetch()}>
            {words.tryAgain}
          </Button>
        </span>
      )}
    </output>
  );
}

interface MoreButtonProps {
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onMore: () => unknown;
}

export function MoreButton({ hasMore, busy, onMore }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className="grid justify-center py-6">
      <Button variant="secondary" busy={busy} onClick={() => void onMore()}>
        {words.more}
      </Button>
    </div>
  );
}
