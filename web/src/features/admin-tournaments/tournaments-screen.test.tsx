import { ADMIN_REFRESH_MS } from '@copa/domain/limits';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../test/admin-screen.tsx';
import { TournamentsScreen } from './tournaments-screen.tsx';

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
    openScreen(<TournamentsScreen views={{ card: () => null, page: () => null }} />);
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
