type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;
let dialogs: ((event: PopStateEvent) => boolean) | null = null;

/**
 * Call this before the router listens, because only an earlier listener can hide a navigation from the
 * router.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if (dialogs?.(event) !== true) guard?.(event);
  });
}

/** `next` returns true if it has handled the event. */
export function guardDialogs(next: (event: PopStateEvent) => boolean): () => void {
  const before = dialogs;
  dialogs = next;
  return () => {
    if (dialogs === next) dialogs = before;
  };
}

export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

export function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
