import { DAY_MS } from '@copa/domain/limits';
import { useEffect } from 'react';
import { useToast } from '../components/toast/toast-context.ts';
import { serverNow } from '../lib/network/server-clock.ts';
import { reportProblem } from '../lib/report-problem.ts';
import { localKeys, readLocal, writeLocal } from '../lib/storage/local-store.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { currentSite } from '../lib/use-site.ts';
import { whenIdle } from './when-idle.ts';

const TO_READ_MS = 12_000;

export function mayHavePending(): boolean {
  return readLocal(storageKeys.formResponses)?.includes('"pending":true') === true;
}

async function deliver(tell: (message: string) => void): Promise<void> {
  if (!navigator.onLine || !mayHavePending()) return;
  const { deliverPending } = await import('../features/forms/public/deliver-responses.ts');
  await deliverPending(tell);
}

async function forgetErased(): Promise<void> {
  const { keepPlayersDays } = currentSite();
  if (keepPlayersDays === null || !navigator.onLine) return;
  const before = serverNow().getTime() - keepPlayersDays * DAY_MS;
  const registered = readLocal(storageKeys.registrations)?.matchAll(/"registeredAt":(\d+)/g) ?? [];
  const mayBeErased = [...registered].some(([, at]) => Number(at) < before);
  if (!mayBeErased) return;
  const part = await import('../features/registrations/public/erased/forget-erased.ts');
  await part.forgetErased(keepPlayersDays);
}

async function tidy(): Promise<void> {
  if (readLocal(storageKeys.registrations)?.includes('"fullName"') === true) {
    const { storePlayerNamesOnly } = await import(
      '../features/registrations/public/own/own-registrations.ts'
    );
    storePlayerNamesOnly();
  }
  // An earlier version stored the address that asked for a link by mail, and never deleted it.
  for (const key of localKeys()) if (/_link_(?:email|remember)$/.test(key)) writeLocal(key, null);
  if (!localKeys().some((key) => key.includes('_draft_'))) return;
  const { endOldDrafts } = await import('../lib/storage/kept-drafts.ts');
  endOldDrafts();
}

function start(work: Promise<void>): void {
  work.catch((error: unknown) => reportProblem('earlier work failed', error));
}

export function useLeftOnDevice(): void {
  const { warning } = useToast();
  useEffect(() => {
    const tell = (message: string) => warning(message, { duration: TO_READ_MS });
    const send = () => start(deliver(tell));
    whenIdle(() => {
      send();
      start(tidy());
      start(forgetErased());
    });
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [warning]);
}
