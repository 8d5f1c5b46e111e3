type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Must run before the router listens: browsers call listeners in the order of registration, and only the first
 * one can hide a navigation from the others.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** Looks at every step through the history until it is released. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
