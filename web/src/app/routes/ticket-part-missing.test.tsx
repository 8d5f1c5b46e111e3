import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { restFields } from '../../../test/rest-document.ts';
import { keepRegistration } from '../../features/registrations/public/own/own-registrations.ts';
import { keptOwn } from '../../features/registrations/public/own/state/own-registration.fixture.ts';
import '../../lib/network/public-firestore.ts';
import { openPage } from '../../../test/open-page.tsx';
import { Component as TicketPage } from './ticket.tsx';

const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../features/registrations/public/team/captain-team.tsx', lost);
vi.mock('../../features/registrations/public/consent/ticket-consent.tsx', lost);

const TICKET = '0123456789abcdefghjkmnpqrs';
const captain = { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' };
const mate = { slot: 2, role: 'player', state: 'accepted', name: 'LuisMX' };
const ticket = {
  tournamentId: 'copa',
  number: 7,
  name: 'Los Fénix',
  unit: { name: 'Los Fénix', tag: '', size: 2 },
  members: [captain, mate],
  status: 'approved',
  place: 'held',
};
const tournament = { name: 'Copa', date: null, maxPlayers: 10, status: 'published' };

let members: readonly object[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    const fields = name.endsWith(TICKET) ? { ...ticket, members } : tournament;
    const found = { name, fields: restFields(fields) };
    return Promise.resolve(Response.json([{ found, readTime: '2026-11-20T12:00:00Z' }]));
  });
  keepRegistration({
    ...keptOwn,
    unit: { ticketId: TICKET, isCaptain: true },
    invitation: 'i'.repeat(26),
    consent: { code: 'c'.repeat(26), slot: 1 },
  });
});
it.each([
  ['nothing', [captain, mate], []],
  ['nothing', [captain], []],
  [
    'the invitation',
    [captain, { ...mate, state: 'invited', name: '' }],
    ['No pudimos cargar el enlace de tu equipo'],
  ],
  [
    'the consent link',
    [{ ...captain, needsConsent: true }, mate],
    ['No pudimos cargar el enlace del permiso'],
  ],
])('says that %s could not be downloaded for %j', async (_, shown, said) => {
  members = shown;
  openPage(
    <Routes>
      <Route path="/mi/:ticketId" element={<TicketPage />} />
    </Routes>,
    `/mi/${TICKET}`,
  );
  await screen.findByText(/^Copa( |$)/);
  if (said.length > 0) await screen.findByRole('alert');
  // The absence of an alert is certain only after the failed imports have settled.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const titles = screen.queryAllByRole('alert').map((alert) => alert.querySelector('h2')?.textContent);
  expect(titles).toEqual(said);
  takeConsole('warn');
});
