import { readLocal } from './local-store.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Empty where this phone has no tournament, `!` where one of them waits for something. Its own clock will do: the bar
 * is a way, and says no hour.
 */
export function readMine(): '' | 'own' | '!' {
  const [until = '', askedUntil = ''] = readLocal(storageKeys.mine)?.split('!') ?? [];
  const now = Date.now();
  if (!(Number(until) > now)) return '';
  return Number(askedUntil) > now ? '!' : 'own';
}
