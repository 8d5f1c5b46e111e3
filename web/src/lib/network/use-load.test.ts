import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLoad } from './use-load.ts';

async function failedOnce() {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('nope'))
    .mockResolvedValue('here');
  const { result } = renderHook(() => useLoad(load));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  return { result, load };
}

describe('useLoad', () => {
  it('fails, and loads again on request', async () => {
    let works = false;
    const load = async () => {
      if (!works) throw new Error('nope');
      return 'here';
    };
    const { result } = renderHook(() => useLoad(load));
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current.state).toBe('failed'));
    works = true;
    const failed = result.current;
    act(() => {
      if (failed.state === 'failed') failed.again();
    });
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'here' }));
  });

  it('loads again by itself when the connection is back, but only after a failure', async () => {
    const { result, load } = await failedOnce();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'here' }));
    await act(async () => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again by itself when somebody comes back to the page, but only after a failure', async () => {
    const { result, load } = await failedOnce();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const turn = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await turn();
    expect(load).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    await turn();
    await turn();
    expect(load).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ state: 'ready', value: 'here' });
  });

  it('keeps the last answer while it loads again', async () => {
    const answers: Array<(value: string) => void> = [];
    const load = () => new Promise<string>((resolve) => answers.push(resolve));
    const { result } = renderHook(() => useLoad(load));
    await act(async () => answers[0]?.('one'));
    const ready = result.current;
    act(() => {
      if (ready.state === 'ready') ready.again();
    });
    expect(result.current).toMatchObject({ state: 'ready', value: 'one', refreshing: true });
    await act(async () => answers[1]?.('two'));
    expect(result.current).toMatchObject({ state: 'ready', value: 'two', refreshing: false });
  });

  it('never shows the answer of an earlier load', async () => {
    const answers = new Map<string, (value: string) => void>();
    const ask = (question: string) => () => new Promise<string>((resolve) => answers.set(question, resolve));
    const [first, second] = [ask('first'), ask('second')];
    const { result, rerender } = renderHook(({ load }) => useLoad(load), { initialProps: { load: first } });
    rerender({ load: second });
    await act(async () => answers.get('second')?.('two'));
    await act(async () => answers.get('first')?.('one'));
    expect(result.current).toMatchObject({ state: 'ready', value: 'two' });
  });
});
