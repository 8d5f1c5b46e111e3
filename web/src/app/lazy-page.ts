import { type ComponentType, createElement, lazy, useSyncExternalStore } from 'react';

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
 * A page in a download of its own. The page before it stays on screen until it arrives; after `preload` it is there at
 * once.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<PageModule<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(async () => {
    countPending(1);
    try {
      const { Component } = await load();
      return { default: Component };
    } finally {
      countPending(-1);
    }
  });
  const preload = async () => {
    loaded = (await load()).Component;
  };
  return Object.assign((props: Props) => createElement(loaded ?? (Lazy as ComponentType<Props>), props), {
    preload,
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
