import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { AFTERWARDS_MS, hasOpenMine } from '../src/lib/storage/live-mine.ts';
import { storageKeys } from '../src/lib/storage/storage-keys.ts';
import { documents } from './documents.ts';
import { ownFirst } from './own-first.ts';

afterEach(() => {
  document.documentElement.className = '';
});

it.each([
  ['no own tournament', null, ''],
  ['one that goes on', Date.now() + 60_000 + AFTERWARDS_MS, 'own-first'],
  [
    'one that asks for something',
    `${Date.now() + 60_000 + AFTERWARDS_MS}!${Date.now() + 30_000}`,
    'own-first',
  ],
  ['one that is over', Date.now() - 60_000 + AFTERWARDS_MS, ''],
])('before React runs, a phone with %s has the button that React shows later', (_, stored, expected) => {
  if (stored !== null) localStorage.setItem(storageKeys.mine, String(stored));
  runInThisContext(ownFirst);
  expect(document.documentElement.className).toBe(expected);
  expect(hasOpenMine()).toBe(expected !== '');
});

it('the page that the service worker has for home knows it before its first paint', () => {
  expect(documents.filter(({ ownFirst }) => ownFirst).map(({ file }) => file)).toEqual(['offline.html']);
});
