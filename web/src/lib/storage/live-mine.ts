import { readLocal } from './local-store.ts';
import { storageKeys } from './storage-keys.ts';

/** Empty where this phone has no live tournament. Its own clock will do: the bar is a way, and says no hour. */
export function readMine(): string {
  const mine = readLocal(storageKeys.mine) ?? '';
  return Number.parseInt(mine, 10) > Date.now() ? mine : '';
}
