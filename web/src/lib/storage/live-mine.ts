import { readLocal } from './local-store.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * With `own` the navigation bar shows the link «Mi torneo», and with `!` the link also has a dot. `noteDay`
 * stores times of the phone's own clock.
 */
export function readMine(): '' | 'own' | '!' {
  const [until = '', askedUntil = ''] = readLocal(storageKeys.mine)?.split('!') ?? [];
  const now = Date.now();
  if (!(Number(until) > now)) return '';
  return Number(askedUntil) > now ? '!' : 'own';
}
