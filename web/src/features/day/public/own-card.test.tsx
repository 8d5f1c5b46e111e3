import { TableRankSchema } from '@copa/domain/registrations/table-rank';
import { FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { restFields } from '../../../../test/rest-document.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { OwnCard, OwnHeroCard } from './own-card.tsx';
import '../../../lib/network/public-firestore.ts';

const TICKET = '0123456789abcdefghjkmnpqrs';
const HOUR_MS = 3_600_000;
const soon = new Date(Date.now() + HOUR_MS);
const entry = {
  kind: 'entry',
  opensAt: new Date(Date.now() - HOUR_MS).toISOString(),
  closesAt: soon.toISOString(),
};
const solo = {
  tournamentId: 'copa',
  number: 7,
  name: 'Lince',
  unit: { name: '', tag: '', size: 1 },
  members: [{ slot: 1, role: 'captain', state: 'accepted', name: 'Lince' }],
  status: 'approved',
  place: 'held',
};
const tournament = (windows: readonly object[], changes: object = {}) =>
  FollowedTournamentSchema.parse({
    id: 'copa',
    name: 'Copa Prueba',
    date: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
    windows,
    ...changes,
  });

const readTournament = vi.fn<() => Promise<ReturnType<typeof tournament> | null>>();
const sources = { readTournament, readTableRank: () => Promise.resolve(null) };
const onOwed = vi.fn<ComponentProps<typeof OwnCard>['onOwed']>();
const props = {
  ticketId: TICKET,
  tournamentName: 'Copa Prueba',
  isCaptain: true,
  consentSlot: null,
  sources,
};
const listed = { ...props, playerName: 'Ana Luz', isFirstOwed: true, onOwed };

function show(ticket: object) {
  const name = `projects/p/databases/(default)/documents/tickets/${TICKET}`;
  const found = { name, fields: restFields(ticket) };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ found }])));
}

beforeEach(() => {
  readTournament.mockReset();
  onOwed.mockReset();
  show(solo);
});

it('says who plays, the state, the hour of play and the one thing to do', async () => {
  readTournament.mockResolvedValue(tournament([entry]));
  render(<OwnCard {...listed} seasonLink={({ name }) => name} />, {
    wrapper: MemoryRouter,
  });
  const way = await screen.findByRole('link', { name: 'Confirmar' });
  expect(way.getAttribute('href')).toBe(`/mi/${TICKET}`);
  expect(screen.getByText(/^Confirma que vas a jugar/)).toBeDefined();
  expect(screen.getByText(/^Ana Luz · Juegas /)).toBeDefined();
});

it('tells its list whether a player owes something now, and has no gold button of its own', async () => {
  readTournament.mockResolvedValue(tournament([entry]));
  render(<OwnCard {...listed} isFirstOwed={false} seasonLink={() => null} />, { wrapper: MemoryRouter });
  const way = await screen.findByRole('link', { name: 'Confirmar' });
  expect(way.className).not.toContain('fire-fill');
  expect(onOwed.mock.lastCall).toEqual([TICKET, true]);
});

it('tells its list that a champion owes nothing', async () => {
  show({ ...solo, lobby: { stage: 1, id: 'a' } });
  readTournament.mockResolvedValue(tournament([], { stage: 1 }));
  const figures = { rank: 1, of: 2, points: 9, booyahs: 1, kills: 4, played: 1 };
  const state = { isChampion: true, isOver: true, isClosed: true, isOnPoint: false, takesReports: false };
  const cut = { inLobby: false, passing: null, pass: null };
  const table = TableRankSchema.parse({ stage: 1, stageName: 'Final', ...figures, ...state, ...cut });
  const readTableRank = () => Promise.resolve(table);
  render(<OwnCard {...listed} sources={{ readTournament, readTableRank }} seasonLink={() => null} />, {
    wrapper: MemoryRouter,
  });
  expect(await screen.findByRole('link', { name: 'Compartir' })).toBeDefined();
  expect(onOwed.mock.lastCall).toEqual([TICKET, false]);
});

it('leads to the whole card if no action is needed, and to the season that it counts for', async () => {
  readTournament.mockResolvedValue(tournament([], { season: { id: 'otono', name: 'Otoño' } }));
  const seasonLink = ({ id, name }: { id: string; name: string }) => <a href={`/temporada/${id}`}>{name}</a>;
  render(<OwnCard {...listed} seasonLink={seasonLink} />, { wrapper: MemoryRouter });
  const season = await screen.findByRole('link', { name: 'Otoño' });
  expect(season.getAttribute('href')).toBe('/temporada/otono');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Copa Prueba', 'Otoño']);
});

it('opens if no action is needed', async () => {
  readTournament.mockResolvedValue(tournament([]));
  render(<OwnHeroCard isMain {...props} />, { wrapper: MemoryRouter });
  await screen.findByText(/^Tienes tu cupo\./);
  expect(screen.getByRole('link').textContent).toMatch(/^Copa PruebaJuegas .+Abrir$/);
  expect(screen.getByText('Abrir').className).toContain('bg-gold');
});

it('says if its state is unknown, and still opens', async () => {
  readTournament.mockRejectedValue(new Error('no network'));
  render(<OwnCard {...listed} seasonLink={({ name }) => name} />, {
    wrapper: MemoryRouter,
  });
  await screen.findByText('Abre tu torneo para ver cómo va.');
  expect(screen.getByRole('link', { name: 'Copa Prueba' })).toBeDefined();
  expect(takeConsole('warn')).toHaveLength(1);
});

it('stores no ticket whose answer arrives after its card was removed from the page', async () => {
  let arrive: () => void = () => undefined;
  readTournament.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(tournament([]));
    }),
  );
  const { unmount } = render(<OwnHeroCard isMain {...props} />, { wrapper: MemoryRouter });
  await vi.waitFor(() => expect(readTournament).toHaveBeenCalled());
  unmount();
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem(storageKeys.tickets)).toBeNull();
});
