type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;
let dialogs: ((event: PopStateEvent) => boolean) | null = null;

/**
 * Must run before the router listens: browsers call listeners in the order of registration, and only the first
 * one can hide a navigation from the others.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if (dialogs?.(event) !== true) guard?.(event);
  });
}

/** Sees every step first; true where it was for a dialog, and for nobody else. */
export function guardDialogs(next: (event: PopStateEvent) => boolean): () => void {
  dialogs = next;
  return () => {
    if (dialogs === next) dialogs = null;
  };
}

/** Looks at every step through the history until it is released. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
