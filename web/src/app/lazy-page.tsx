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
 * A page in a download of its own. A skeleton stands in its place until it arrives; after `preload` it is there at once.
 * Not `lazy` and `Suspense`: Preact keeps a page that is left while it loads, and shows it instead of the next one.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
  waiting: ReactNode = <PageSkeleton label={words.loadingPage} />,
) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = (await load()).Component;
  };
  const arrive = async () => {
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
      arrive().then(
        () => isShown && setArrived(true),
        (error: unknown) => isShown && setFailure({ error }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (failure !== null) throw failure.error;
    const Loaded = loaded;
    return Loaded === null ? waiting : <Loaded {...props} />;
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
