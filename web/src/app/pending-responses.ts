import { readLocal } from '../lib/local-store.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { whenIdle } from './when-idle.ts';

/** Cheap and only a hint: who has nothing to send downloads nothing to send it with. */
export function mayHavePending(): boolean {
  return readLocal(storageKeys.formResponses)?.includes('"pending":true') === true;
}

async function deliver(): Promise<void> {
  if (!navigator.onLine || !mayHavePending()) return;
  // What cannot be fetched now is fetched when the connection is back.
  const delivery = await import('../features/forms/deliver-responses.ts').catch(() => null);
  await delivery?.deliverPending();
}

/** Answers that could not be sent go at the next visit, and as soon as the connection is back. */
export function deliverWhenPossible(): void {
  whenIdle(() => void deliver());
  addEventListener('online', () => void deliver());
}
