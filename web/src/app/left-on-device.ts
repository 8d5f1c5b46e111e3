import { useEffect } from 'react';
import { useToast } from '../components/toast/toast-context.ts';
import { localKeys, readLocal } from '../lib/storage/local-store.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { whenIdle } from './when-idle.ts';

const TO_READ_MS = 12_000;

export function mayHavePending(): boolean {
  return readLocal(storageKeys.formResponses)?.includes('"pending":true') === true;
}

async function deliver(tell: (message: string) => void): Promise<void> {
  if (!navigator.onLine || !mayHavePending()) return;
  // After a failed download the next `online` event tries again.
  const delivery = await import('../features/forms/public/deliver-responses.ts').catch(() => null);
  await delivery?.deliverPending(tell);
}

async function tidy(): Promise<void> {
  if (!localKeys().some((key) => key.includes('_draft_'))) return;
  const drafts = await import('../lib/storage/kept-drafts.ts').catch(() => null);
  drafts?.endOldDrafts();
}

export function useLeftOnDevice(): void {
  const { warning } = useToast();
  useEffect(() => {
    const send = () => void deliver((message) => warning(message, TO_READ_MS));
    whenIdle(() => {
      send();
      void tidy();
    });
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [warning]);
}
