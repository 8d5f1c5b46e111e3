import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { createQueryClient } from '../../../../lib/admin/admin-api.ts';
import { LiveFirestore } from '../../../../lib/live/live-firestore.tsx';
import * as live from '../../../../lib/live/live-query.ts';
import { sampleRegistration } from '../registration.fixture.ts';
import { useStatusCounts } from './use-status-counts.ts';

vi.mock('../../../../lib/live/live-query.ts', { spy: true });
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function prepare() {
  await offlineFirestore();
  const count = vi.mocked(live.countDocuments).mockClear().mockResolvedValue(100);
  const client = createQueryClient();
  const around = ({ children }: { children: ReactNode }) => (
    <LiveFirestore>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </LiveFirestore>
  );
  return { count, client, around };
}

it('keeps the figures of a list that lost its connection', async () => {
  const { count, client, around } = await prepare();
  const list = { tournamentId: 'copa', documents: [], hasMore: true };
  const { result } = renderHook(() => useStatusCounts(list), { wrapper: around });
  await waitFor(() => expect(result.current.exact).toBe(true));
  count.mockRejectedValue(new Error('offline'));
  await act(() => client.refetchQueries());
  expect(takeConsole('warn').join()).toContain('could not be counted');
  expect(result.current).toEqual({ counts: { pending: 100, approved: 100, rejected: 100 }, exact: true });
});

it.each(['changed', 'equal'])(
  'counts once after a list that is %s, and not again before a minute',
  async (kind) => {
    const { count, around } = await prepare();
    vi.useFakeTimers();
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const [first, second] = [sampleRegistration('ana'), sampleRegistration('luis')];
    const initialProps = { tournamentId: 'copa', documents: [first, second], hasMore: true };
    const { rerender } = renderHook(useStatusCounts, { wrapper: around, initialProps });
    await wait(1);
    expect(count).toHaveBeenCalledTimes(3);
    const changed = kind === 'changed' ? { ...first, fullName: 'Ana Ruiz' } : first;
    rerender({ ...initialProps, documents: [changed, second] });
    await wait(6_000);
    expect(count).toHaveBeenCalledTimes(6);
    await wait(50_000);
    expect(count).toHaveBeenCalledTimes(6);
  },
);
