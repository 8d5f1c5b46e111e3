import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { pass } from '../../../../test/pass.ts';
import { useIdCheck } from './use-id-check.ts';

const ID = '12345678';

let answer: () => Promise<Response>;
const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(() => answer());
const exists = (value: boolean) => async () =>
  Response.json({ success: true, data: { exists: value } }, { status: 200 });
const rest = () => pass(500);
const open = (id: string) =>
  renderHook(({ typed }) => useIdCheck('copa', typed), { initialProps: { typed: id } });

describe('the check of an id', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', network);
    network.mockClear();
    answer = exists(false);
  });
  it.each([
    ['1234567', 'idle'],
    ['12a', 'wrong'],
    ['1234567890123', 'wrong'],
  ])('sends no request for %s, which is %s', async (typed, state) => {
    const { result, unmount } = open(typed);
    await rest();
    expect(result.current.state).toBe(state);
    expect(network).not.toHaveBeenCalled();
    unmount();
  });

  it.each([
    [false, 'free'],
    [true, 'taken'],
  ])('sends a request when typing pauses, and returns the answer: %j is %s', async (taken, state) => {
    answer = exists(taken);
    const { result, unmount } = open(ID);
    expect(result.current.state).toBe('checking');
    await pass(499);
    expect(network).not.toHaveBeenCalled();
    await rest();
    expect(result.current.state).toBe(state);
    unmount();
  });

  it('is idle again after a failed request', async () => {
    answer = () => Promise.reject(new TypeError('failed to fetch'));
    const { result, unmount } = open(ID);
    await rest();
    expect(result.current.state).toBe('idle');
    expect(takeConsole('warn').join()).toContain('the id could not be checked');
    unmount();
  });

  it('cancels the check of an id that is changed, and ignores its answer', async () => {
    const { result, rerender, unmount } = open(ID);
    answer = () => new Promise<Response>(() => undefined);
    await rest();
    const signal = network.mock.calls[0]?.[1]?.signal;
    answer = exists(true);
    rerender({ typed: `${ID}9` });
    expect(signal?.aborted).toBe(true);
    expect(result.current.state).toBe('checking');
    await rest();
    expect(result.current.state).toBe('taken');
    unmount();
  });
});
