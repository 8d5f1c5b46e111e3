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
  dialogs = next;
  return () => {
    if (dialogs === next) dialogs = null;
  };
}

export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
