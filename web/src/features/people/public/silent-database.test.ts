import { expect, it, vi } from 'vitest';
import { leaveOutSilentDatabase } from './silent-database.ts';

function answering(name: 'error' | 'success' | null, error: Error | null = null) {
  const close = vi.fn<() => void>();
  const open = () => {
    const request = {
      error,
      result: { close },
      onerror: null,
      onsuccess: null,
    } as unknown as IDBOpenDBRequest;
    if (name !== null) setTimeout(() => void request[`on${name}`]?.call(request, new Event(name)));
    return request;
  };
  return { factory: { open }, close };
}

it('leaves out a database that never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { factory } = answering(null);
  vi.stubGlobal('indexedDB', factory);
  const over = leaveOutSilentDatabase();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(globalThis.indexedDB).toBe(factory);
  await vi.advanceTimersByTimeAsync(100);
  await over;
  expect(globalThis.indexedDB).toBeUndefined();
});

it.each([
  ['opens', 'success', null],
  ['refuses', 'error', new Error('InvalidStateError')],
] as const)('keeps a database that %s', async (_what, name, error) => {
  const { factory, close } = answering(name, error);
  vi.stubGlobal('indexedDB', factory);
  await leaveOutSilentDatabase();
  expect(globalThis.indexedDB).toBe(factory);
  expect(close).toHaveBeenCalledTimes(error === null ? 1 : 0);
});
