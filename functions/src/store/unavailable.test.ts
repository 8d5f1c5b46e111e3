import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orUnavailable, type Patience, READ_LIMIT_MS, readInTime } from './unavailable.ts';

const failing = (code: number | string) => () =>
  Promise.reject(Object.assign(new Error(`code ${code}`), { code }));
const silent = () => new Promise<never>(() => undefined);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('a store that is unavailable', () => {
  it.each([1, 2, 4, 8, 10, 13, 14, 'ECONNRESET', 'EAI_AGAIN', 'ERR_STREAM_PREMATURE_CLOSE'])(
    'tells the caller to come back (%s)',
    async (code) => {
      const comeBack = { code: 'unavailable', httpStatus: 503, cause: { code } };
      await expect(orUnavailable(failing(code))).rejects.toMatchObject(comeBack);
      await expect(readInTime(failing(code))).rejects.toMatchObject(comeBack);
    },
  );

  it('tells it so too after a page that is no answer of Firestore', async () => {
    const page = () => Promise.reject(new SyntaxError('Unexpected token <'));
    await expect(orUnavailable(page)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([3, 5, 7, 'auth/internal-error', 'ERR_INVALID_ARG_TYPE', 'conflict'])(
    'is not blamed for another fault (%s)',
    async (code) => {
      await expect(orUnavailable(failing(code))).rejects.toMatchObject({ code });
      await expect(readInTime(failing(code))).rejects.toMatchObject({ code });
    },
  );
});

describe('a store that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is waited for until the limit, and not longer', async () => {
    const code = codeOf(readInTime(silent));
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe('unavailable');
  });

  it('gets a new time limit for each step', async () => {
    let wait: Patience = () => undefined;
    const code = codeOf(
      orUnavailable((given) => {
        wait = given;
        return silent();
      }),
    );
    wait(100);
    await vi.advanceTimersByTimeAsync(99);
    wait(100);
    await vi.advanceTimersByTimeAsync(99);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe('unavailable');
  });

  it('leaves no timer behind once it speaks', async () => {
    expect(await codeOf(readInTime(() => Promise.resolve()))).toBe('answered');
    expect(await codeOf(readInTime(failing(14)))).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
  });
});
