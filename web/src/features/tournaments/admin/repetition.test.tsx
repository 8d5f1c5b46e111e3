import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { useTournamentPages } from '../../../lib/live/use-tournament-pages.ts';
import { NO_PARTS } from './no-views.fixture.ts';
import { AdminTournamentList } from './tournament-list.tsx';
import { EVERY_TOURNAMENT } from './tournament-order.ts';
import { TournamentPage } from './tournament-page.tsx';

const { put } = await offlineFirestore();
const COPA = { name: 'Copa Sur', maxPlayers: 48, status: 'published', currentPlayers: 0 };
const registrations = { pending: 0, approved: 0, rejected: 0 };

function Editor() {
  const [search] = useSearchParams();
  return <p>Editar {search.get('editar')}</p>;
}

function List() {
  const { query, tournaments } = useTournamentPages({});
  const [search] = useSearchParams();
  if (search.has('editar')) return <Editor />;
  return (
    <AdminTournamentList
      tournaments={tournaments}
      hasMore={query.hasNextPage}
      play={NO_PARTS}
      filters={EVERY_TOURNAMENT}
      onFilter={() => undefined}
      onNew={() => undefined}
    />
  );
}

it.each([
  ['page', '/admin', []],
  ['panel beside the list', '/admin/torneos', ['Copa Sur']],
])('opens from the %s although the list of tournaments reads the original no more', async (_, at, taps) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  put('tournaments/sur', { ...COPA, date: new Date('2026-01-01T20:00:00.000Z') });
  let listed = ['sur'];
  let reads = 0;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const row = (id: string) => ({ ...COPA, id, date: null, phase: 'open', registrations });
    if (method === 'POST') {
      listed = ['otra'];
      put('tournaments/otra', { ...COPA, date: new Date('2036-01-01T20:00:00.000Z') });
      put('figures/otra', { changedAt: new Date(), pending: 0 });
      const before = reads;
      await vi.waitUntil(() => reads > before);
      await new Promise((done) => setTimeout(done, 50));
      return Response.json({ success: true, data: row('otra') });
    }
    if (url.includes('cursor=')) return new Promise<Response>(() => undefined);
    if (url.includes('with-registrations')) reads += 1;
    const nextCursor = listed.includes('sur') ? null : 'mas';
    return Response.json({ success: true, data: { tournaments: listed.map(row), forms: [], nextCursor } });
  });
  openScreen(
    <Routes>
      <Route path="/admin/torneos" element={<List />} />
      <Route path="*" element={<TournamentPage id="sur" play={NO_PARTS} onMissing={() => undefined} />} />
    </Routes>,
    undefined,
    at,
  );
  for (const name of taps) fireEvent.click(await screen.findByRole('link', { name, hidden: true }));
  const [repeat] = await screen.findAllByRole('button', { name: 'Repetir' });
  if (repeat === undefined) throw new Error('Nothing repeats it.');
  fireEvent.click(repeat);
  expect(await screen.findByText('Editar otra')).toBeDefined();
  put('figures/otra', { changedAt: new Date(0), isGone: true });
});
