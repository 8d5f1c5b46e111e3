import { AFTERWARDS_MS } from '../src/lib/storage/live-mine.ts';
import { storageKeys } from '../src/lib/storage/storage-keys.ts';

/** Before React runs, the hero's button is as plain as `hasOpenMine` makes it later. */
export const ownFirst = `try {
  if (parseInt(localStorage['${storageKeys.mine}']) - ${AFTERWARDS_MS} > Date.now()) document.documentElement.className = 'own-first';
} catch {}
`;
