import { type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
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

export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
  placeholder: ReactNode = <PageSkeleton label={words.loadingPage} />,
) {
  let preloaded: ComponentType<Props> | null = null;
  const untried = () =>
    lazy(async () => {
      countPending(1);
      try {
        return { default: (await load()).Component };
      } catch (error) {
        // A failed `lazy` component never retries, so the next `Page` gets a new one.
        Later = untried();
        throw error;
      } finally {
        countPending(-1);
      }
    }) as unknown as ComponentType<Props>;
  let Later = untried();

  function Page(props: Props) {
    const [Shown] = useState(() => preloaded ?? Later);
    // Preloaded pages have no Suspense boundary, because React may hydrate them and the HTML has no markers
    // of a boundary.
    if (Shown === preloaded) return <Shown {...props} />;
    return (
      <Suspense fallback={placeholder}>
        <Shown {...props} />
      </Suspense>
    );
  }
  const preload = async () => {
    preloaded = (await load()).Component;
  };
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
