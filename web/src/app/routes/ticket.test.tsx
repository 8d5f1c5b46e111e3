import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restFields } from '../../../test/rest-document.ts';
import { keepRegistration } from '../../features/registrations/public/own/own-registrations.ts';
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

beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    const found = name.endsWith(TICKET) ? { found: { name, fields: restFields(ticket) } } : { missing: name };
    return Promise.resolve(Response.json([{ ...found, readTime: '2026-11-20T12:00:00Z' }]));
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('shows the team of a ticket, and leads somebody who registered on this phone to the private link', async () => {
  const kept = { tournamentId: 'copa', tournamentName: 'Copa', fullName: 'Ana', registeredAt: 0 };
  keepRegistration({ ...kept, code: CODE, unit: { ticketId: TICKET, isCaptain: true }, invitation: '' });
  render(
    <MemoryRouter initialEntries={[`/mi/${TICKET}`]}>
      <Routes>
        <Route path="/mi/:ticketId" element={<TicketPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Ver mis datos' });
  expect(link.getAttribute('href')).toBe(`/inscripcion/${CODE}`);
  expect(screen.getByText('LuisMX')).toBeDefined();
});
