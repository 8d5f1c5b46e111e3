import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { restTournament } from '../../../test/rest-document.ts';
import { paths } from '../../config/paths.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { Component as Tournament } from '../routes/tournament.tsx';

const NOW = new Date('2026-12-01T12:00:00Z');
const over = { date: new Date('2026-11-20T20:00:00Z'), endedAt: new Date('2026-11-20T23:00:00Z') };
const season = { id: 'verano', name: 'Verano' };
const podium = { results: [{ rank: 1, player: 'AnaFNX' }] };
const ahead = { date: new Date('2026-12-05T20:00:00Z'), linkedFormId: 'form', season };

beforeEach(() => {
  localStorage.setItem(storageKeys.noticeDismissed, '1');
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});

let pages = 0;

async function goldOf(ended: object, next: object | null) {
  const id = `copa-${(pages += 1)}`;
  const readTime = NOW.toISOString();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('batchGet')) return Response.json([{ found: restTournament(id, ended), readTime }]);
    const document = next && restTournament('b', next);
    return Response.json([document === null ? { readTime } : { document, readTime }]);
  });
  render(
    <MemoryRouter initialEntries={[paths.tournament.to(id)]}>
      <Routes>
        <Route path={paths.tournament.path} element={<Tournament />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: 'Ver otros torneos' });
  await vi.advanceTimersByTimeAsync(1000);
  return () =>
    screen
      .getAllByRole('link')
      .filter(({ className }) => className.includes('fire-fill'))
      .map(({ textContent }) => textContent);
}

const others = 'Ver otros torneos';
const nextOpen: unknown = expect.stringMatching(/Inscríbete en Copa b$/);

it.each([
  ['whose next one is open', { ...podium, season }, ahead, nextOpen],
  ['whose next one is full', { ...podium, season }, { ...ahead, currentPlayers: 10 }, others],
  ['that was the last one', { ...podium, season }, null, others],
  ['cancelled, whose next one is open', { cancelledAt: over.date, season }, ahead, others],
  ['without a podium yet', { stage: 1, season }, ahead, 'Ver la tabla'],
  ['of no season', podium, ahead, others],
])('of a tournament that is over, %s, one button is gold', async (_, ended, next, gold) => {
  const shown = await goldOf({ ...over, ...ended }, next);
  await waitFor(() => expect(shown()).toEqual([gold]));
});
