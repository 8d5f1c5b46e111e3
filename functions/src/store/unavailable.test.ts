import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orUnavailable, READ_LIMIT_MS, readInTime, withinReadLimit } from './unavailable.ts';

const failing = (code: number | string) => () =>
  Promise.reject(Object.assign(new Error(`code ${code}`), { code }));
const comeBack = { code: 'unavailable', httpStatus: 503 };

describe('a store that cannot do it just now', () => {
  it.each([1, 4, 8, 10, 14])('tells the caller to come back (%i)', async (code) => {
    await expect(orUnavailable(failing(code))).rejects.toMatchObject({ ...comeBack, cause: { code } });
    await expect(readInTime(failing(code))).rejects.toMatchObject(comeBack);
  });

  it.each([3, 5, 7, 13, 'auth/internal-error'])('is not blamed for another fault (%s)', async (code) => {
    await expect(orUnavailable(failing(code))).rejects.toMatchObject({ code });
    await expect(readInTime(failing(code))).rejects.toMatchObject({ code });
  });
});

describe('a store that says nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is waited for until the limit, and not longer', async () => {
    const silent = readInTime(() => new Promise(() => undefined));
    const told = expect(silent).rejects.toMatchObject(comeBack);
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await told;
  });

  it('is told of to whoever else waits', async () => {
    const tell = vi.fn<(error: Error) => void>();
    const silent = withinReadLimit(new Promise(() => undefined), tell);
    const told = expect(silent).rejects.toMatchObject(comeBack);
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
    await told;
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(comeBack));
  });

  it('leaves no timer behind once it speaks', async () => {
    await expect(readInTime(() => Promise.resolve('here'))).resolves.toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });
});
