import { readLocal } from './storage/local-store.ts';
import { storageKeys } from './storage/storage-keys.ts';

const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let stays: Promise<void> | undefined;
let hasOwnScroll = false;

function hasBeenHere(): boolean {
  return readLocal(storageKeys.noticeDismissed) === '1' || readLocal(storageKeys.siteSettings) !== null;
}

/**
 * Resolves when a new visitor scrolls, taps or types, because a visitor who leaves before that needs no
 * further downloads. A screen reader may scroll without any other sign.
 */
export function whenStaying(): Promise<void> {
  stays ??= new Promise((resolve) => {
    if (typeof window === 'undefined' || hasBeenHere()) {
      resolve();
      return;
    }
    const end = new AbortController();
    const stay = ({ type }: Event) => {
      if (type === 'scroll' && hasOwnScroll) return;
      end.abort();
      resolve();
    };
    for (const sign of signs)
      addEventListener(sign, stay, { capture: true, passive: true, signal: end.signal });
  });
  return stays;
}

/** Call this before the page scrolls by itself. After that, a scroll no longer shows that a visitor stays. */
export function noteOwnScroll(): void {
  hasOwnScroll = true;
}

export function forgetStaying(): void {
  stays = undefined;
  hasOwnScroll = false;
}
