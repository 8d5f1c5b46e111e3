import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { PageSkeleton } from '../components/skeleton.tsx';
import * as words from './words/frame.ts';

interface PageModule<Props> {
  Component: ComponentType<Props>;
}

const listeners = new Set<() => void>();
let pendingPages = 0;

function countPending(change: 1 | -1): void {
  pendingPages += change;
  for (const listener of listeners) listener();
}

/**
 * A page with its own download. It shows the placeholder until the page has arrived, and nothing of it after `preload`.
 * `lazy` and `Suspense` do not work here: when a visitor leaves a page that still loads, Preact keeps showing it.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
  placeholder: ReactNode = <PageSkeleton label={words.loadingPage} />,
) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = (await load()).Component;
  };
  const loadCounted = async () => {
    countPending(1);
    try {
      await preload();
    } finally {
      countPending(-1);
    }
  };
  function Page(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [, setArrived] = useState(false);
    useEffect(() => {
      if (loaded !== null) return;
      let isShown = true;
      loadCounted().then(
        () => isShown && setArrived(true),
        (error: unknown) => isShown && setFailure({ error }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (failure !== null) throw failure.error;
    const Loaded = loaded;
    return Loaded === null ? placeholder : <Loaded {...props} />;
  }
  return Object.assign(Page, { preload });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePagePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingPages > 0,
    () => false,
  );
}
