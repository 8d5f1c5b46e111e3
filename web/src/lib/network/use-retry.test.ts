import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRetry } from './use-retry.ts';

describe('useRetry', () => {
  beforeEach(() => void vi.useFakeTimers());
  it('retries by itself, after longer and longer pauses', () => {
    const retry = vi.fn<() => void>();
    const { rerender } = renderHook(({ waiting }) => useRetry(waiting, retry), {
      initialProps: { waiting: true },
    });
    const afterFailing = () => {
      rerender({ waiting: false });
      rerender({ waiting: true });
    };
    const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
    pass(4);
    expect(retry).toHaveBeenCalledTimes(0);
    pass(1);
    expect(retry).toHaveBeenCalledTimes(1);
    afterFailing();
    pass(9);
    expect(retry).toHaveBeenCalledTimes(1);
    pass(1);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('goes on if a retry fails before the next render', () => {
    const retry = vi.fn<() => void>();
    renderHook(() => useRetry(true, retry));
    act(() => void vi.advanceTimersByTime(5_000 + 10_000 + 20_000));
    expect(retry).toHaveBeenCalledTimes(3);
  });

  it('retries at once when the connection is back, and does nothing if nothing waits', () => {
    const retry = vi.fn<() => void>();
    const { rerender } = renderHook(({ waiting }) => useRetry(waiting, retry), {
      initialProps: { waiting: true },
    });
    act(() => void dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender({ waiting: false });
    act(() => void dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
