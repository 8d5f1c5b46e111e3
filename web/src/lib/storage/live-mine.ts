import { readLocal } from './local-store.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * `own` means that the navigation bar shows «Mi torneo», `!` that a registration also needs an action. The
 * phone's own clock is good enough, because the bar shows no time.
 */
export function readMine(): '' | 'own' | '!' {
  const [until = '', askedUntil = ''] = readLocal(storageKeys.mine)?.split('!') ?? [];
  const now = Date.now();
  if (!(Number(until) > now)) return '';
  return Number(askedUntil) > now ? '!' : 'own';
}
