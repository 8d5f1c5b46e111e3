import { FIGURES_REST_MS } from '@copa/domain/limits';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRefetchOnChange } from './use-refetch-on-change.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('reads again at once for the first version, and then at most once in each rest', () => {
  const refetch = vi.fn<() => void>();
  const { rerender } = renderHook(({ version }) => useRefetchOnChange(version, refetch), {
    initialProps: { version: '' },
  });
  const calls = (version: string, passed: number) => {
    rerender({ version });
    vi.advanceTimersByTime(passed);
    return refetch.mock.calls.length;
  };
  expect(calls('', FIGURES_REST_MS)).toBe(0);
  expect(calls('a', 0)).toBe(1);
  expect(calls('a', FIGURES_REST_MS)).toBe(1);
  expect(calls('b', 0)).toBe(2);
  expect(calls('c', FIGURES_REST_MS - 1)).toBe(2);
  expect(calls('d', 1)).toBe(3);
});

it('does not read any more once the screen has gone', () => {
  const refetch = vi.fn<() => void>();
  const { unmount } = renderHook(() => useRefetchOnChange('a', refetch));
  unmount();
  vi.advanceTimersByTime(FIGURES_REST_MS);
  expect(refetch).not.toHaveBeenCalled();
});
