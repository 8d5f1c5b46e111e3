import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../../../test/pass.ts';
import { ApiError } from './api-client.ts';
import { useQueue } from './use-queue.ts';

/** The cause is that of a page, which is no JSON. */
const PAGE = { cause: new SyntaxError('Unexpected token') };

interface Sent {
  readonly item: string;
  readonly arrive: () => void;
  readonly fail: (status: number) => void;
}

function open(first: string | null) {
  const sent: Sent[] = [];
  const call = (item: string) =>
    new Promise<string>((resolve, reject) => {
      const code = { 0: 'network', 409: 'conflict' } as const;
      sent.push({
        item,
        arrive: () => resolve(item),
        fail: (status) =>
          reject(new ApiError(code[status as 0 | 409] ?? 'unexpected', status, `Falló ${status}`, PAGE)),
      });
    });
  const { result, rerender } = renderHook(
    ({ waiting }) => useQueue({ waiting, pauseMs: 700, call, onAnswer: () => undefined }),
    { initialProps: { waiting: first } },
  );
  return {
    items: () => sent.map(({ item }) => item),
    last: () => sent.at(-1),
    queue: () => result.current,
    type: (waiting: string | null) => rerender({ waiting }),
  };
}

describe('the queue of the admin area', () => {
  beforeEach(() => void vi.useFakeTimers());
  it('sends after a pause, and sends later changes after the answer', async () => {
    const { items, last, type } = open(null);
    type('a');
    await pass(600);
    type('ab');
    await pass(600);
    expect(items()).toEqual([]);
    await pass(100);
    expect(items()).toEqual(['ab']);
    type('abc');
    await pass(5000);
    expect(items()).toEqual(['ab']);
    last()?.arrive();
    await pass(700);
    expect(items()).toEqual(['ab', 'abc']);
  });

  it.each([0, 401, 500, 503])(
    'sends a failed change again after %i, sooner after a success',
    async (status) => {
      const { items, last, queue, type } = open('a');
      expect(items()).toEqual(['a']);
      last()?.fail(status);
      await pass(0);
      expect(queue().isLate).toBe(true);
      await pass(5000);
      last()?.fail(status);
      await pass(10_000);
      expect(items()).toEqual(['a', 'a', 'a']);
      last()?.arrive();
      await pass(0);
      expect(queue().isLate).toBe(false);
      type('b');
      await pass(700);
      last()?.fail(status);
      await pass(5001);
      expect(items()).toEqual(['a', 'a', 'a', 'b', 'b']);
    },
  );

  it.each([
    [200, true],
    [403, true],
    [511, true],
    [401, true],
    [503, false],
    [0, false],
  ])('knows after %i whether another server in front of the API answered', async (status, isHeldBack) => {
    const { last, queue } = open('a');
    last()?.fail(status);
    await pass(0);
    expect(queue()).toMatchObject({ isLate: true, isHeldBack });
    await pass(5000);
    last()?.arrive();
    await pass(0);
    expect(queue()).toMatchObject({ isLate: false, isHeldBack: false, problem: null });
  });

  it('shows the reason of a refusal, and sends again after a change or on request', async () => {
    const { items, last, queue, type } = open('a');
    last()?.fail(409);
    await pass(60_000);
    expect([items(), queue().problem, queue().isLate]).toEqual([['a'], 'Falló 409', false]);
    act(() => queue().sendAgain());
    expect(items()).toEqual(['a', 'a']);
    last()?.fail(409);
    await pass(0);
    type('b');
    expect(queue().problem).toBeNull();
    await pass(700);
    expect(items()).toEqual(['a', 'a', 'b']);
  });
});
