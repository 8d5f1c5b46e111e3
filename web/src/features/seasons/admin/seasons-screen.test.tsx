import { RANK_POINTS, type Season } from '@copa/domain/seasons/season';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { forgetAdminDrafts } from '../../../lib/storage/kept-drafts.ts';
import { SeasonsScreen } from './seasons-screen.tsx';

const DAY = new Date('2026-11-07T02:00:00Z');
const summer: Season = {
  id: 'verano',
  name: 'Temporada de verano',
  firstDay: '2026-11-06',
  lastDay: '2027-01-28',
  rules: {
    counting: { kind: 'ranks', worth: [...RANK_POINTS] },
    best: null,
    rankedFrom: 1,
    substitutes: 'all',
  },
  state: 'open',
  corrections: [],
  erasedAt: null,
  closedAt: null,
  tournamentIds: ['copa-1'],
  revision: 1,
  updatedAt: DAY,
};
const friday = (number: number, more: object = {}) => ({
  id: `copa-${number}`,
  name: `Copa #${number}`,
  description: '',
  rules: '',
  date: new Date(DAY.getTime() + number * 604_800_000).toISOString(),
  timeZone: 'America/Mexico_City',
  modality: 'squad',
  maxPlayers: 12,
  currentPlayers: 0,
  status: 'published',
  phase: 'open',
  season: null,
  ...more,
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}
const sent: Sent[] = [];
let answer: (call: Sent) => Response;
let put: (path: string, data: object) => void;

const data = (of: object) => Response.json({ success: true, data: of });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

function open(address: string) {
  openScreen(
    <Routes>
      <Route path="/admin/temporadas" element={<SeasonsScreen id="" />} />
      <Route path="/admin/temporadas/verano" element={<SeasonsScreen id="verano" />} />
    </Routes>,
    undefined,
    address,
  );
}

beforeAll(async () => {
  ({ put } = await offlineFirestore());
});
beforeEach(() => {
  sent.length = 0;
  forgetAdminDrafts();
  put('tournaments/copa-1', { ...friday(1), date: DAY });
  put('seasons/verano', summer);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Sent['body'];
    const path = new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, '');
    const call = { method: init.method ?? 'GET', path, body };
    if (call.method === 'GET') {
      const taken = friday(1, { season: { id: 'verano', name: summer.name } });
      return data({ tournaments: [friday(4), friday(3), friday(2), taken], nextCursor: null });
    }
    sent.push(call);
    return answer(call);
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the seasons', () => {
  it('says of each its days, its state and how many tournaments count', async () => {
    open('/admin/temporadas');
    const row = (await screen.findByRole('link', { name: summer.name })).closest('li');
    expect(row?.textContent).toContain('Del vie 6 nov al jue 28 ene');
    expect(row?.textContent).toContain('Abierta');
    expect(row?.textContent).toContain('1 torneo');
  });

  it('begins with a series in three taps, without what counts elsewhere', async () => {
    answer = () => data(summer);
    open('/admin/temporadas');
    await press('Nueva temporada');
    await press('Copa');
    await press('Crear temporada');
    await screen.findByRole('heading', { level: 1, name: summer.name });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      name: 'Temporada Copa',
      firstDay: '2026-11-20',
      tournamentIds: ['copa-4', 'copa-3', 'copa-2'],
      rules: { counting: { kind: 'ranks', worth: RANK_POINTS }, best: null, rankedFrom: 1 },
    });
  });

  it('shows where a rule is wrong, and sends nothing', async () => {
    open('/admin/temporadas');
    await press('Nueva temporada');
    await press('Copa');
    fireEvent.change(screen.getByLabelText(/^Puntos por puesto/), { target: { value: '100, diez' } });
    await press('Crear temporada');
    expect(screen.getByText(/Ingresa puntos enteros entre 0/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('the page of a season', () => {
  it('leads to the public table and to the tournaments that count', async () => {
    open('/admin/temporadas/verano');
    const table = await screen.findByRole('link', { name: 'Ver la tabla' });
    expect(table.getAttribute('href')).toBe('/temporada/verano');
    const members = await screen.findByRole('list', { name: 'Torneos que suman' });
    await waitFor(() => within(members).getByRole('link', { name: 'Copa #1' }));
  });
});
