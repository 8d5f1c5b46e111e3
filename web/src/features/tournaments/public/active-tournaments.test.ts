import { DAY_MS } from '@copa/domain/limits';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { restTournament } from '../../../../test/rest-document.ts';
import { settled } from '../../../../test/settled.ts';
import { bringList, forgetActiveTournaments, useActiveTournaments } from './active-tournaments.ts';
import '../../../lib/network/public-firestore.ts';
import { pass } from '../../../../test/pass.ts';
import { learnServerTime } from '../../../lib/network/server-clock.ts';
import { forgetStaying } from '../../../lib/staying.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const document = (id: string) => ({ document: restTournament(id) });

const tournament = (id: string) => ({
  id,
  name: `Copa ${id}`,
  date: '2100-12-01T20:00:00Z',
  maxPlayers: 10,
  status: 'published',
});

const listOf = (...ids: readonly string[]) => [{ readTime: new Date() }, ...ids.map(document)];
const changesOf = (...ids: readonly string[]) => [
  { readTime: new Date() },
  ...ids.map((id) => ({
    document: {
      name: `projects/p/databases/(default)/documents/tournamentChanges/${id}`,
      fields: {
        changedAt: { timestampValue: new Date().toISOString() },
        listed: { booleanValue: true },
      },
    },
  })),
];

let answer: () => Response = () => Response.json([]);
let changes: () => Response = () => Response.json(changesOf());
const asked = (init?: RequestInit) =>
  ['tournamentChanges', '__name__'].find((word) => JSON.stringify(init?.body).includes(word)) ?? 'all';
const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async (_url, init) => {
  if (asked(init) === '__name__') return Response.json(listOf('dos'));
  return asked(init) === 'all' ? answer() : changes();
});

const names = (list: ReturnType<typeof useActiveTournaments>) =>
  list.tournaments?.map(({ name }) => name) ?? null;

describe('the active tournaments', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    vi.stubGlobal('fetch', network);
    network.mockClear();
    answer = () => Response.json(listOf('uno'));
    changes = () => Response.json(changesOf());
    forgetActiveTournaments();
    forgetStaying();
  });
  afterEach(() => {
    vi.setSystemTime(NOW);
    learnServerTime(NOW.getTime());
  });

  it('are the published ones, requested on opening and every 30 seconds', async () => {
    const { result, unmount } = renderHook(useActiveTournaments);
    expect(result.current).toEqual({ tournaments: null, asOf: null, failed: false });
    await pass(0);
    await settled(() => expect(names(result.current)).toEqual(['Copa uno']));
    expect(JSON.stringify(network.mock.calls[0]?.[1]?.body)).toContain('published');
    const asked = network.mock.calls.length;
    changes = () => Response.json(changesOf('dos'));
    await pass(29_000);
    expect(network).toHaveBeenCalledTimes(asked);
    await pass(1000);
    await settled(() => expect(names(result.current)).toEqual(['Copa dos', 'Copa uno']));
    unmount();
    await pass(120_000);
    expect(network).toHaveBeenCalledTimes(asked + 2);
  });

  it('are requested again if the answer shows that the clock of the phone is wrong', async () => {
    vi.setSystemTime(NOW.getTime() + 30 * DAY_MS);
    answer = () => Response.json([{ ...document('uno'), readTime: NOW }]);
    const { result, unmount } = renderHook(useActiveTournaments);
    await settled(() => expect(names(result.current)).toEqual(['Copa uno']));
    unmount();
    const asked = network.mock.calls.map(
      ([, init]) => /timestampValue\\":\\"([^\\]+)/.exec(JSON.stringify(init?.body))?.[1],
    );
    const days = asked.map((from) => Math.round((Date.parse(from ?? '') - NOW.getTime()) / DAY_MS));
    expect(days).toEqual([23, -7]);
    expect(result.current.asOf?.toISOString().slice(0, 19)).toBe('2026-11-20T12:00:00');
  });

  it('are requested once for all screens, until the last one is closed, and again for the next one', async () => {
    const one = renderHook(useActiveTournaments);
    const other = renderHook(useActiveTournaments);
    await settled(() => expect(names(other.result.current)).toEqual(['Copa uno']));
    expect(network).toHaveBeenCalledTimes(1);
    one.unmount();
    await pass(30_000);
    expect(network).toHaveBeenCalledTimes(2);
    other.unmount();
    await pass(120_000);
    expect(network).toHaveBeenCalledTimes(2);
    const next = renderHook(useActiveTournaments);
    expect(names(next.result.current)).toEqual(['Copa uno']);
    await settled(() => expect(network).toHaveBeenCalledTimes(3));
    next.unmount();
  });

  it('are marked as old without a connection, and nothing is requested', async () => {
    const { result, unmount } = renderHook(useActiveTournaments);
    await settled(() => expect(names(result.current)).toEqual(['Copa uno']));
    expect(result.current.failed).toBe(false);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(result.current.failed).toBe(true);
    await pass(120_000);
    expect(network).toHaveBeenCalledTimes(1);
    online.mockRestore();
    unmount();
  });

  it('are stored on the device for an instant first view', async () => {
    const first = renderHook(useActiveTournaments);
    await settled(() => expect(names(first.result.current)).toEqual(['Copa uno']));
    first.unmount();
    expect(JSON.parse(localStorage.getItem('tournaments') ?? '{}')).toMatchObject({
      tournaments: [{ id: 'uno' }],
    });
    forgetActiveTournaments();
    changes = () => new Response('', { status: 503 });
    const second = renderHook(useActiveTournaments);
    await settled(() => expect(names(second.result.current)).toEqual(['Copa uno']));
    await settled(() => expect(second.result.current.failed).toBe(true));
    expect(names(second.result.current)).toEqual(['Copa uno']);
    expect(takeConsole('warn').join()).toContain('the list of tournaments could not be loaded');
    changes = () => Response.json(changesOf('dos'));
    await pass(30_000);
    await settled(() => expect(names(second.result.current)).toEqual(['Copa dos', 'Copa uno']));
    expect(second.result.current.failed).toBe(false);
    expect(network.mock.calls.map(([, init]) => asked(init))).toEqual([
      'all',
      'tournamentChanges',
      'tournamentChanges',
      '__name__',
    ]);
    second.unmount();
  });

  it('are loaded again if the stored list is damaged', async () => {
    localStorage.setItem('tournaments', '{"asOf":');
    const { result, unmount } = renderHook(useActiveTournaments);
    await settled(() => expect(names(result.current)).toEqual(['Copa uno']));
    expect(takeConsole('warn').join()).toContain('the saved list of tournaments is unreadable');
    unmount();
  });

  describe('that came with the page', () => {
    const brought = (ago: number) =>
      bringList({
        asOf: new Date(NOW.getTime() - ago),
        tournaments: [TournamentSchema.parse({ ...tournament('uno'), name: 'Copa traída' })],
      });
    afterEach(() => bringList(undefined));

    it('are shown at once, and requested again when they are due', async () => {
      brought(10_000);
      const { result, unmount } = renderHook(useActiveTournaments);
      expect(names(result.current)).toEqual(['Copa traída']);
      await pass(19_000);
      expect(network).not.toHaveBeenCalled();
      await pass(1000);
      await settled(() => expect(network).toHaveBeenCalledTimes(1));
      expect(asked(network.mock.calls[0]?.[1])).toBe('tournamentChanges');
      unmount();
    });

    it.each([
      ['they lay in a cache', 31_000, null],
      ['the visitor stays', 1000, 'scroll'],
    ])('are requested again as soon as %s', async (_, ago, sign) => {
      brought(ago);
      const { unmount } = renderHook(useActiveTournaments);
      if (sign !== null) dispatchEvent(new Event(sign));
      await settled(() => expect(network).toHaveBeenCalledTimes(1));
      unmount();
    });

    it('are replaced by a newer list on the phone', async () => {
      brought(60_000);
      const kept = { ...tournament('uno'), name: 'Copa guardada' };
      const asOf = NOW.getTime();
      localStorage.setItem('tournaments', JSON.stringify({ asOf, wholeAt: asOf, tournaments: [kept] }));
      const { result, unmount } = renderHook(useActiveTournaments);
      await settled(() => expect(names(result.current)).toEqual(['Copa guardada']));
      unmount();
    });
  });
});
