import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { eachFact } from '@copa/domain/tournaments/facts';
import { LINK_PAGE_DATA_ID } from '@copa/domain/tournaments/pages/link-page';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { restTournament } from '../../../../test/rest-document.ts';
import { settled } from '../../../../test/settled.ts';
import { learnServerTime, serverNow } from '../../../lib/network/server-clock.ts';
import { forgetStaying } from '../../../lib/staying.ts';
import { forgetActiveTournaments } from './active-tournaments.ts';
import { useTournament } from './use-tournament.ts';
import './saved-list.ts';
import '../../../lib/network/public-firestore.ts';
import { pass } from '../../../../test/pass.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const stored = (name: string, currentPlayers = 0) => ({
  id: 'uno',
  name,
  status: 'published',
  date: '2100-01-01T00:00:00Z',
  maxPlayers: 10,
  currentPlayers,
});
const restAnswer = (name: string, readTime = NOW) => [{ found: restTournament('uno', { name }), readTime }];

let answers: { document: () => Response; list: () => Response };
const network = vi.fn<(url: string) => Promise<Response>>(async (url) =>
  url.includes(':runQuery') ? answers.list() : answers.document(),
);
const asked = (kind: 'list' | 'document') =>
  network.mock.calls.filter(([url]) => url.includes(':runQuery') === (kind === 'list')).length;

const facts = eachFact((name) => name);

function pageBrings(data: unknown) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = LINK_PAGE_DATA_ID;
  element.textContent = typeof data === 'string' ? data : JSON.stringify(data);
  document.body.append(element);
}

function listKept(name: string, asOf: number) {
  localStorage.setItem('tournaments', JSON.stringify({ asOf, wholeAt: asOf, tournaments: [stored(name)] }));
}

const shown = (load: ReturnType<typeof useTournament>) =>
  load.state === 'ready' ? `${load.tournament.name}, ${load.confirmed ? 'confirmed' : 'known'}` : load.state;
const settle = () => pass(0);

describe('one tournament', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    learnServerTime(NOW.getTime());
    vi.stubGlobal('fetch', network);
    network.mockClear();
    answers = { document: () => Response.json(restAnswer('Fresca')), list: () => Response.json([]) };
    forgetActiveTournaments();
    forgetStaying();
  });
  afterEach(() => document.getElementById(LINK_PAGE_DATA_ID)?.remove());

  it('is shown at once from the page of a shared link, and requested once the visitor stays', async () => {
    pageBrings({ asOf: NOW.toISOString(), facts, tournament: stored('De la página') });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    expect(shown(result.current)).toBe('De la página, known');
    await settle();
    expect(asked('document')).toBe(0);
    dispatchEvent(new Event('scroll'));
    await settled(() => expect(shown(result.current)).toBe('Fresca, confirmed'));
    unmount();
  });

  it('requests the tournament when that of the page is one interval old', async () => {
    pageBrings({ asOf: NOW.toISOString(), facts, tournament: stored('De la página') });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    await pass(PUBLIC_POLL_MS - 1);
    expect(asked('document')).toBe(0);
    await pass(1);
    await settled(() => expect(shown(result.current)).toBe('Fresca, confirmed'));
    unmount();
  });

  it.each([
    ['the list when that is newer', NOW.getTime() + MINUTE_MS, 'De la lista, known'],
    ['the page when that is newer', NOW.getTime() - MINUTE_MS, 'De la página, known'],
  ])('begins with %s', async (_, listAsOf, expected) => {
    pageBrings({ asOf: NOW.toISOString(), facts, tournament: stored('De la página') });
    listKept('De la lista', listAsOf);
    answers.document = () => new Response('', { status: 503 });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    dispatchEvent(new Event('scroll'));
    await settled(() => expect(shown(result.current)).toBe(expected));
    await settled(() => expect(takeConsole('warn').join()).toContain('tournament uno could not be loaded'));
    unmount();
  });

  it('takes nothing from the page of another tournament', async () => {
    pageBrings({ asOf: NOW.toISOString(), facts, tournament: { ...stored('Otra'), id: 'otra' } });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    expect(shown(result.current)).toBe('loading');
    await settled(() => expect(shown(result.current)).toBe('Fresca, confirmed'));
    unmount();
  });

  it.each(['', '{'])('ignores page data such as %j', async (text) => {
    pageBrings(text);
    const { result, unmount } = renderHook(() => useTournament('uno'));
    expect(shown(result.current)).toBe('loading');
    expect(takeConsole('warn').join()).toContain('the data of the page is unreadable');
    await settle();
    unmount();
  });

  it('is gone if it was unpublished since, whatever the page says', async () => {
    pageBrings({ asOf: NOW.toISOString(), facts, tournament: stored('De la página') });
    answers.document = () => new Response('', { status: 403 });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    dispatchEvent(new Event('scroll'));
    await settled(() => expect(shown(result.current)).toBe('missing'));
    unmount();
  });

  it('is marked as old if it cannot be loaded, and is requested again', async () => {
    pageBrings({ asOf: NOW.toISOString(), facts, tournament: stored('De la página') });
    answers.document = () => new Response('', { status: 503 });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    dispatchEvent(new Event('scroll'));
    await settled(() => expect(result.current).toMatchObject({ state: 'ready', stale: true }));
    expect(takeConsole('warn').join()).toContain('tournament uno could not be loaded');
    answers.document = () => Response.json(restAnswer('Fresca'));
    await pass(30_000);
    await settled(() => expect(result.current).toMatchObject({ confirmed: true, stale: false }));
    unmount();
  });

  it('reads only its own document', async () => {
    const { result, unmount } = renderHook(() => useTournament('uno'));
    await settled(() => expect(shown(result.current)).toBe('Fresca, confirmed'));
    await pass(90_000);
    expect(asked('document')).toBe(4);
    expect(asked('list')).toBe(0);
    unmount();
  });

  it('follows the right time, even if the clock of the phone is corrected meanwhile', async () => {
    const hoursWrong = () => Math.round((serverNow().getTime() - NOW.getTime()) / HOUR_MS);
    vi.setSystemTime(NOW.getTime() + HOUR_MS);
    expect(hoursWrong()).toBe(1);
    const { unmount } = renderHook(() => useTournament('uno'));
    await settled(() => expect(hoursWrong()).toBe(0));
    vi.setSystemTime(NOW);
    await pass(30_000);
    await settled(() => expect(hoursWrong()).toBe(0));
    unmount();
  });

  it('is missing for an impossible id, without a request', async () => {
    const { result, unmount } = renderHook(() => useTournament('uno/dos'));
    await settled(() => expect(shown(result.current)).toBe('missing'));
    expect(asked('document')).toBe(0);
    unmount();
  });

  it('is not reported as missing if Firestore refuses the whole site', async () => {
    const refusal = { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } };
    answers.document = () => Response.json(refusal, { status: 400 });
    const { result, unmount } = renderHook(() => useTournament('uno'));
    await settled(() => expect(shown(result.current)).toBe('failed'));
    expect(takeConsole('warn').join()).toContain('API key not valid');
    unmount();
  });
});
