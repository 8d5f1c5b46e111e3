import { type ComponentType, lazy, useSyncExternalStore } from 'react';

interface PageModule {
  Component: ComponentType;
}

const listeners = new Set<() => void>();
let pendingPages = 0;

function countPending(change: 1 | -1): void {
  pendingPages += change;
  for (const listener of listeners) listener();
}

/** A page in a download of its own. The page before it stays on screen until it arrives. */
export function lazyPage(load: () => Promise<PageModule>) {
  return lazy(async () => {
    countPending(1);
    try {
      const { Component } = await load();
      return { default: Component };
    } finally {
      countPending(-1);
    }
  });
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
