import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restFields } from '../../../test/rest-document.ts';
import { expectedDay, hasNoDay, noteDay } from '../../features/registrations/public/own/own-days.ts';
import {
  type KeptRegistration,
  keepRegistration,
} from '../../features/registrations/public/own/own-registrations.ts';
import '../../lib/network/public-firestore.ts';
import { Component as TicketPage } from './ticket.tsx';

const TICKET = '0123456789abcdefghjkmnpqrs';
const CODE = 'srqpnmkjhgfedcba9876543210';
const member = (slot: number, role: string, name: string) => ({ slot, role, state: 'accepted', name });
const ticket = {
  tournamentId: 'copa',
  number: 7,
  name: 'Los Fénix',
  unit: { name: 'Los Fénix', tag: '' },
  members: [member(1, 'captain', 'AnaFNX'), member(2, 'player', 'LuisMX')],
  status: 'approved',
  place: 'held',
};

const NOW_RULES = '1'.repeat(16);
const tournament = { name: 'Copa', date: null, maxPlayers: 10, status: 'published', rulesVersion: NOW_RULES };
const asked = vi.fn<(url: string) => Response>();
let stored: Readonly<Record<string, object>> = {};

beforeEach(() => {
  stored = { [`tickets/${TICKET}`]: ticket };
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    if (url.startsWith('/api/')) return Promise.resolve(asked(url));
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    const fields = stored[name.split('/').slice(-2).join('/')];
    const found = fields === undefined ? { missing: name } : { found: { name, fields: restFields(fields) } };
    return Promise.resolve(Response.json([{ ...found, readTime: '2026-11-20T12:00:00Z' }]));
  });
});
afterEach(() => void asked.mockReset());

function open(id = TICKET) {
  return render(
    <MemoryRouter initialEntries={[`/mi/${id}`]}>
      <Routes>
        <Route path="/mi/:ticketId" element={<TicketPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

function keepOwn(ticketId: string, changes: Partial<KeptRegistration> = {}) {
  const kept = { tournamentId: 'copa', tournamentName: 'Copa', playerName: 'Ana', registeredAt: 0 };
  keepRegistration({ ...kept, code: CODE, unit: { ticketId, isCaptain: true }, invitation: '', ...changes });
}

it('shows the team of a ticket, and leads somebody who registered on this phone to the private link', async () => {
  keepOwn(TICKET);
  open();
  const link = await screen.findByRole('link', { name: /^Ver mis datos/ });
  expect(link.getAttribute('href')).toBe(`/inscripcion/${CODE}`);
  expect(
    screen.getByText(/no muestra tus datos, pero sí tu sala: pásalo solo a alguien de confianza\.$/),
  ).toBeDefined();
  expect(screen.getByText('LuisMX')).toBeDefined();
});

const alone = { unit: { name: '', size: 1 }, members: [member(1, 'captain', 'AnaFNX')] };
const team = { unit: { name: 'Los Fénix', size: 2 } };

it.each([
  [alone, ['0'], {}, 'Las reglas cambiaron después de que las aceptaste.'],
  [team, [NOW_RULES, '0'], {}, 'Las reglas cambiaron después de que alguien de tu equipo las aceptó.'],
  [alone, [NOW_RULES], {}, null],
  [alone, [], {}, null],
  [alone, ['0'], { rulesVersion: null }, null],
  [alone, ['0'], { cancelledAt: new Date(0) }, null],
  [alone, ['0'], { date: new Date(0), endDate: new Date(1) }, null],
  [{ ...alone, place: 'released' }, ['0'], {}, null],
])('tells %j that accepted %j of a tournament with %j: %s', async (unit, acceptedRules, changes, said) => {
  stored = {
    [`tickets/${TICKET}`]: { ...ticket, ...unit, acceptedRules },
    'tournaments/copa': { ...tournament, ...changes },
  };
  const { container } = open();
  await screen.findByText(/^Copa( |$)/);
  await import('../../features/registrations/public/own/ticket-new-rules.tsx');
  await act(async () => undefined);
  expect(/Las reglas cambiaron [^.]+\./.exec(container.textContent ?? '')?.[0] ?? null).toBe(said);
});

const OVER = { date: new Date(0), endDate: new Date(1) };

it.each([
  [{}, {}, true],
  [{}, { cancelledAt: new Date(0) }, false],
  [{}, OVER, false],
  [{ place: 'released' }, {}, false],
])('asks a minor of %j in a tournament with %j for the adult: %s', async (unit, changes, isAsked) => {
  keepOwn(TICKET, { consent: { code: 'c'.repeat(26), slot: 1 } });
  const minor = { ...member(1, 'captain', 'AnaFNX'), needsConsent: true };
  stored = {
    [`tickets/${TICKET}`]: { ...ticket, ...alone, members: [minor], ...unit },
    'tournaments/copa': { ...tournament, ...changes },
  };
  open();
  await screen.findByText(/^Copa( |$)/);
  await import('../../features/registrations/public/consent/ticket-consent.tsx');
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: 'Pedir el permiso' }) !== null).toBe(isAsked);
});

it('knows the captain of a team whose second player registered on the same phone later', async () => {
  const mate = 'b'.repeat(26);
  keepOwn(TICKET, { invitation: 'i'.repeat(26) });
  const isMates = {
    unit: { ticketId: TICKET, isCaptain: false },
    consent: { code: 'c'.repeat(26), slot: 2 },
  };
  keepOwn(TICKET, { ...isMates, code: mate, playerName: 'Luis M' });
  const minor = { ...member(2, 'player', 'LuisMX'), needsConsent: true };
  const open3 = { ...member(3, 'substitute', ''), state: 'invited' };
  stored = {
    [`tickets/${TICKET}`]: { ...ticket, ...team, members: [member(1, 'captain', 'AnaFNX'), minor, open3] },
    'tournaments/copa': tournament,
  };
  open();
  const links = await screen.findAllByRole('link', { name: /^Ver (mis|los) datos/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/inscripcion/${CODE}`,
    `/inscripcion/${mate}`,
  ]);
  await import('../../features/registrations/public/consent/ticket-consent.tsx');
  await import('../../features/registrations/public/team/captain-team.tsx');
  await act(async () => undefined);
  expect(screen.getByText('Con el mismo enlace puede entrar 1 suplente.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pedir el permiso' })).toBeDefined();
});

it.each([
  [{}, {}, true],
  [{ lobby: { stage: 1, id: 'a' } }, {}, false],
  [{}, { date: new Date(0), endDate: new Date('2100-01-01') }, false],
  [{}, OVER, false],
])('offers substitutes a way in for %j in a tournament with %j: %s', async (unit, changes, isOffered) => {
  keepOwn(TICKET, { invitation: 'i'.repeat(26) });
  const open3 = { ...member(3, 'substitute', ''), state: 'invited' };
  stored = {
    [`tickets/${TICKET}`]: { ...ticket, ...team, members: [...ticket.members, open3], ...unit },
    'tournaments/copa': { ...tournament, ...changes },
  };
  open();
  await screen.findByText(/^Copa( |$)/);
  await import('../../features/registrations/public/team/captain-team.tsx');
  await act(async () => undefined);
  expect(screen.queryByText('Con el mismo enlace puede entrar 1 suplente.') !== null).toBe(isOffered);
});

it('keeps the registration in the list of this phone while the tournament is not published', async () => {
  keepOwn(TICKET);
  noteDay(TICKET, expectedDay(new Date('2100-12-01')));
  open();
  await screen.findByText('Este torneo no está publicado.');
  expect(hasNoDay(TICKET)).toBe(false);
});

it('removes a registration that is gone from this phone, together with its ticket', async () => {
  stored = {};
  keepOwn(TICKET);
  asked.mockReturnValue(Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 }));
  open();
  await screen.findByRole('heading', { name: 'Este enlace ya no sirve' });
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Ana'));
  expect(asked.mock.calls).toEqual([['/api/registrations/status']]);
});

it('invites to the groups only while the registration is there', async () => {
  stored = { [`tickets/${TICKET}`]: ticket, 'tournaments/copa': tournament };
  keepOwn(TICKET);
  open();
  await screen.findByText('Entra a un grupo oficial:');
  cleanup();
  stored = {};
  asked.mockReturnValue(Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 }));
  open();
  await screen.findByRole('heading', { name: 'Este enlace ya no sirve' });
  expect(screen.queryByText('Entra a un grupo oficial:')).toBeNull();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Ana'));
});

it('invites to the groups whoever was sent the link by an organiser', async () => {
  stored = { [`tickets/${TICKET}`]: ticket, 'tournaments/copa': tournament };
  open();
  expect(await screen.findByText('Entra a un grupo oficial:')).toBeDefined();
});

const OWN = {
  tournamentId: 'copa',
  tournamentName: 'Copa',
  tournamentDate: null,
  timeZone: 'America/Bogota',
  fullName: 'Ana',
  freeFireId: '12345678',
  nick: 'AnaFNX',
  slot: 1,
  role: 'captain',
  number: 7,
  unit: ticket.unit,
  members: ticket.members,
  invitation: null,
  removable: [],
  status: 'approved',
  place: 'held',
  createdAt: '2026-11-20T12:00:00Z',
  ticketId: TICKET,
};

it('leads the phone of a registration to the ticket that replaced the old one', async () => {
  const old = 'z'.repeat(26);
  keepOwn(old);
  asked.mockReturnValue(Response.json({ success: true, data: OWN }));
  open(old);
  expect(await screen.findByText('LuisMX')).toBeDefined();
  const link = screen.getByRole('link', { name: /^Ver mis datos/ });
  expect(link.getAttribute('href')).toBe(`/inscripcion/${CODE}`);
});

it('leads nobody to the new ticket who has left the page of the old one', async () => {
  const old = 'z'.repeat(26);
  keepOwn(old);
  let arrive: () => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ success: true, data: OWN }));
  });
  asked.mockReturnValue(answer as never);
  render(
    <MemoryRouter initialEntries={[`/mi/${old}`]}>
      <Link to="/register/copa">Inscribirme</Link>
      <Routes>
        <Route path="/mi/:ticketId" element={<TicketPage />} />
        <Route path="/register/copa" element={<p>El formulario</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => screen.getByRole('link', { name: 'Inscribirme' }).click());
  await act(async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText('El formulario')).toBeDefined();
});

it.each([
  ['drawn into a lobby', { lobby: { stage: 1, id: 'a' } }, '../../features/play/public/own-rank.ts'],
  ['waiting', { place: 'waiting', turn: 'a'.repeat(26) }, '../../features/day/public/ticket/own-position.ts'],
])('shows a unit that is %s although a deployment removed the file of that part', async (_, unit, file) => {
  vi.doMock(file, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  stored = { [`tickets/${TICKET}`]: { ...ticket, ...unit }, 'tournaments/copa': tournament };
  open();
  expect(await screen.findByText('LuisMX')).toBeDefined();
  vi.doUnmock(file);
});
