import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLocal, subscribeLocal, writeLocal } from './local-store.ts';

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

  it('keeps, forgets and tells who listens', () => {
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

  it('holds what a full storage refuses while the page lasts, and says that it is not kept', () => {
    writeLocal('key', 'old');
    refuse();
    const heard = vi.fn<() => void>();
    const end = subscribeLocal(heard);
    expect(writeLocal('key', 'new')).toBe(false);
    expect(readLocal('key')).toBe('new');
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    vi.restoreAllMocks();
    expect(writeLocal('key', 'newest')).toBe(true);
    expect([readLocal('key'), localStorage.getItem('key')]).toEqual(['newest', 'newest']);
  });

  it('does where there is no storage at all', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readLocal('key')).toBeNull();
    expect(writeLocal('key', 'one')).toBe(false);
    expect(readLocal('key')).toBe('one');
    expect(writeLocal('key', null)).toBe(false);
    expect(readLocal('key')).toBeNull();
  });
});
