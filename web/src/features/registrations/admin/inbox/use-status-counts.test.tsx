import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { createQueryClient } from '../../../../lib/admin/admin-api.ts';
import { LiveFirestore } from '../../../../lib/live/live-firestore.tsx';
import * as live from '../../../../lib/live/live-query.ts';
import { useStatusCounts } from './use-status-counts.ts';

vi.mock('../../../../lib/live/live-query.ts', { spy: true });
afterEach(() => vi.restoreAllMocks());

it('keeps the figures of a list that lost its connection', async () => {
  await offlineFirestore();
  const count = vi.mocked(live.countDocuments).mockResolvedValue(100);
  const client = createQueryClient();
  const around = ({ children }: { children: ReactNode }) => (
    <LiveFirestore>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </LiveFirestore>
  );
  const list = { tournamentId: 'copa', documents: [], hasMore: true };
  const { result } = renderHook(() => useStatusCounts(list), { wrapper: around });
  await waitFor(() => expect(result.current.exact).toBe(true));
  count.mockRejectedValue(new Error('offline'));
  await act(() => client.refetchQueries());
  expect(takeConsole('warn').join()).toContain('could not be counted');
  expect(result.current).toEqual({ counts: { pending: 100, approved: 100, rejected: 100 }, exact: true });
});
