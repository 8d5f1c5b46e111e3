import { afterEach, describe, expect, it, vi } from 'vitest';
import { localKeys, readLocal, subscribeLocal, writeLocal } from './local-store.ts';

function refuse() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('the local store', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    writeLocal('key', null);
  });

  it('stores, deletes and notifies listeners', () => {
    const heard = vi.fn<() => void>();
    const end = subscribeLocal(heard);
    expect(writeLocal('key', 'one')).toBe(true);
    expect([readLocal('key'), localStorage.getItem('key')]).toEqual(['one', 'one']);
    expect(writeLocal('key', null)).toBe(true);
    expect(readLocal('key')).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    end();
    writeLocal('key', 'two');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('keeps a value that a full storage refuses until the page is left, and says that it is not stored', () => {
    writeLocal('key', 'old');
    refuse();
    const heard = vi.fn<() => void>();
    const end = subscribeLocal(heard);
    expect(writeLocal('key', 'new')).toBe(false);
    expect([readLocal('key'), localKeys()]).toEqual(['new', ['key']]);
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    vi.restoreAllMocks();
    expect(writeLocal('key', 'newest')).toBe(true);
    expect([readLocal('key'), localStorage.getItem('key')]).toEqual(['newest', 'newest']);
  });

  it('works without any storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readLocal('key')).toBeNull();
    expect(writeLocal('key', 'one')).toBe(false);
    expect([readLocal('key'), localKeys()]).toEqual(['one', ['key']]);
    expect(writeLocal('key', null)).toBe(false);
    expect([readLocal('key'), localKeys()]).toEqual([null, []]);
  });
});
