import { readLocal } from './storage/local-store.ts';
import { storageKeys } from './storage/storage-keys.ts';

/** What somebody does who is not done with the page at the first glance. */
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let stays: Promise<void> | undefined;

function hasBeenHere(): boolean {
  return readLocal(storageKeys.noticeDismissed) === '1' || readLocal(storageKeys.siteSettings) !== null;
}

/**
 * Once the visitor uses the page, or at once when an earlier visit left something behind. Whoever only looks at the
 * first screen downloads what it shows: nothing for below, for later, or for a visit without a connection.
 */
export function whenStaying(): Promise<void> {
  stays ??= new Promise((resolve) => {
    if (typeof window === 'undefined' || hasBeenHere()) {
      resolve();
      return;
    }
    const end = new AbortController();
    const stay = () => {
      end.abort();
      resolve();
    };
    for (const sign of signs)
      addEventListener(sign, stay, { capture: true, passive: true, signal: end.signal });
  });
  return stays;
}

/** For tests: a page that was just opened. */
export function forgetStaying(): void {
  stays = undefined;
}
