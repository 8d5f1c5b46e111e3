import { useSyncExternalStore } from 'react';
import { readLocal, subscribeLocal } from './local-store.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Reads local storage instead of Auth, so that visitors do not download Auth. The result only decides whether
 * the Admin link is shown.
 */
export function readSessionFlag(now: number): boolean {
  if (readLocal(storageKeys.userRole) !== null) return true;
  return hasLocalAdminSession(readLocal(storageKeys.adminSession), now);
}

function hasLocalAdminSession(stored: string | null, now: number): boolean {
  if (!stored) return false;
  try {
    const session: unknown = JSON.parse(stored);
    if (typeof session !== 'object' || session === null) return false;
    const { isAuthenticated, expiry } = session as { isAuthenticated?: unknown; expiry?: unknown };
    const until = typeof expiry === 'string' ? Date.parse(expiry) : expiry;
    return isAuthenticated === true && typeof until === 'number' && until > now;
  } catch {
    return false;
  }
}

export function useSignedInAsAdmin(): boolean {
  return useSyncExternalStore(
    subscribeLocal,
    () => readSessionFlag(Date.now()),
    () => false,
  );
}
