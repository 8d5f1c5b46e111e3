type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;
let dialogs: ((event: PopStateEvent) => boolean) | null = null;

/**
 * Call this before the router listens: browsers call listeners in order, and only the first can hide a
 * navigation.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if (dialogs?.(event) !== true) guard?.(event);
  });
}

/** `next` gets each history step first, and returns true if the step only concerned a dialog. */
export function guardDialogs(next: (event: PopStateEvent) => boolean): () => void {
  dialogs = next;
  return () => {
    if (dialogs === next) dialogs = null;
  };
}

/** `next` gets all other history steps until the guard is released. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
