import { readLocal } from './local-store.ts';
import { storageKeys } from './storage-keys.ts';

/** The navigation bar links to an own tournament this long after its end. */
export const AFTERWARDS_MS = 7 * 86_400_000;

const storedMine = () => (readLocal(storageKeys.mine)?.split('!') ?? []).map(Number);

/** True until the last own tournament of this phone ends. */
export function hasOpenMine(): boolean {
  const [until = 0] = storedMine();
  return until - AFTERWARDS_MS > Date.now();
}

/**
 * With `own` the navigation bar shows the link «Mi torneo», and with `!` the link also has a dot. `noteDay`
 * stores times of the phone's own clock.
 */
export function readMine(): '' | 'own' | '!' {
  const [until = 0, askedUntil = 0] = storedMine();
  const now = Date.now();
  if (!(until > now)) return '';
  return askedUntil > now ? '!' : 'own';
}
