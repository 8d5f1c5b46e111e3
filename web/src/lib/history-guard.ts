type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Before the router listens, because browsers call the window's listeners in the order in which they came: only the
 * first one can keep the others from learning that somebody went back.
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
