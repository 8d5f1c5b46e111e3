import { useSyncExternalStore } from 'react';

let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

export function stackDialog(dialog: HTMLDialogElement): () => void {
  publish([...stack, dialog]);
  return () => publish(stack.filter((open) => open !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * React removes a dialog from the page before an effect removes it from `stack`. This skips removed dialogs.
 */
const inPage = () => stack.filter(({ isConnected }) => isConnected);

export function topDialog(): HTMLDialogElement | null {
  return inPage().at(-1) ?? null;
}

export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

export function useDialogCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => inPage().length,
    () => 0,
  );
}
