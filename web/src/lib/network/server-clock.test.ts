import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from '../use-now.ts';
import { answeredAt, learnServerTime, serverNow, serverTimeOf } from './server-clock.ts';

const TRUE = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

function answer(madeAt: number, age?: number): number {
  const headers = new Headers({ date: new Date(madeAt).toUTCString() });
  if (age !== undefined) headers.set('age', String(age));
  return answeredAt(headers);
}

function clockIs(wrongBy: number) {
  vi.setSystemTime(TRUE + wrongBy);
}

describe('the clock of the server', () => {
  beforeEach(() => void vi.useFakeTimers({ now: TRUE }));
  afterEach(() => {
    clockIs(0);
    learnServerTime(answer(TRUE));
  });

  it.each([HOUR_MS, -HOUR_MS])('is right on a phone that is wrong by %d', (wrongBy) => {
    clockIs(wrongBy);
    expect(serverNow().getTime()).toBe(TRUE + wrongBy);
    learnServerTime(answer(TRUE));
    expect(serverNow().getTime()).toBe(TRUE);
    vi.advanceTimersByTime(1000);
    expect(serverNow().getTime()).toBe(TRUE + 1000);
  });

  it('is that of a phone that is right, also after an answer from a cache', () => {
    learnServerTime(answer(TRUE - 2000));
    expect(serverNow().getTime()).toBe(TRUE);
    learnServerTime(answer(TRUE - HOUR_MS, 3600));
    expect(serverNow().getTime()).toBe(TRUE);
  });

  it('ignores an answer without a date, and drops the difference when the phone is corrected', () => {
    clockIs(HOUR_MS);
    learnServerTime(answeredAt(new Headers()));
    expect(serverNow().getTime()).toBe(TRUE + HOUR_MS);
    learnServerTime(answer(TRUE));
    clockIs(0);
    learnServerTime(answer(TRUE));
    expect(serverNow().getTime()).toBe(TRUE);
  });

  it('is followed by every screen at once', () => {
    clockIs(HOUR_MS);
    const { result, unmount } = renderHook(() => useNow());
    expect(result.current.getTime()).toBe(TRUE + HOUR_MS);
    act(() => learnServerTime(answer(TRUE)));
    expect(result.current.getTime()).toBe(TRUE);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(result.current.getTime()).toBe(TRUE + 15_000);
    unmount();
  });

  it('is followed as soon as a phone wakes, which stopped the timers', () => {
    const { result, unmount } = renderHook(() => useNow());
    clockIs(2 * HOUR_MS);
    expect(result.current.getTime()).toBe(TRUE);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.getTime()).toBe(TRUE + 2 * HOUR_MS);
    unmount();
  });

  it('turns a time of the phone into one of the server', () => {
    clockIs(HOUR_MS);
    learnServerTime(answer(TRUE));
    expect(serverTimeOf(TRUE + HOUR_MS - 5000).getTime()).toBe(TRUE - 5000);
  });
});
