import { ADMIN_REFRESH_MS } from '@copa/domain/limits';
import { permissionsOf } from '@copa/domain/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/admin/admin-api.ts';
import { AdminContext } from '../../lib/admin/admin-context.ts';
import { TournamentsScreen } from './tournaments-screen.tsx';

const claims = { isAdmin: true, isOwner: false };
const admin = {
  user: {
    uid: 'ana',
    email: null,
    displayName: 'Ana',
    photoURL: null,
    emailVerified: true,
    ...claims,
    permissions: [...permissionsOf(claims)],
    loginTime: null,
    metadata: { creationTime: null, lastSignInTime: null },
  },
  token: async () => 't',
  permissionLost: () => undefined,
  signOut: async () => undefined,
};

const empty = () => Response.json({ success: true, data: { tournaments: [], nextCursor: null } });
let answer: () => Promise<Response> = async () => empty();
const network = vi.fn<() => Promise<Response>>(() => answer());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the list of an organiser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    network.mockClear();
    answer = async () => empty();
    vi.stubGlobal('fetch', network);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks again every five minutes, and not while an answer is still awaited', async () => {
    expect(ADMIN_REFRESH_MS).toBe(300_000);
    render(
      <AdminContext value={admin}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <TournamentsScreen views={{ card: () => null, page: () => null }} />
          </MemoryRouter>
        </QueryClientProvider>
      </AdminContext>,
    );
    await pass(1000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestión de Torneos');
    expect(network).toHaveBeenCalledTimes(1);
    answer = () => new Promise(() => undefined);
    await pass(ADMIN_REFRESH_MS - 2000);
    expect(network).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(network).toHaveBeenCalledTimes(2);
    await pass(2 * ADMIN_REFRESH_MS);
    expect(network).toHaveBeenCalledTimes(2);
  });
});
