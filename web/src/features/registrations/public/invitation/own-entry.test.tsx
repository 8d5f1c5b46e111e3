import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { readMine } from '../../../../lib/storage/live-mine.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { noteDay } from '../own/own-days.ts';
import { keepRegistration, readOwnRegistrations } from '../own/own-registrations.ts';
import { OwnEntry } from './own-entry.tsx';

const TICKET = '0123456789abcdefghjkmnpqrs';
const LINK = 'invitacion';

afterEach(() => void vi.unstubAllGlobals());

it('removes all of a registration that is gone from the phone, and offers the link again', async () => {
  keepRegistration({
    code: 'srqpnmkjhgfedcba9876543210',
    tournamentId: 'copa',
    tournamentName: 'Copa',
    fullName: 'Ana Torres',
    registeredAt: 0,
    unit: { ticketId: TICKET, isCaptain: false },
    invitation: LINK,
  });
  noteDay(TICKET, { until: Date.now() + 60_000, isAsked: false });
  localStorage.setItem(storageKeys.tickets, JSON.stringify([{ ticket: { id: TICKET, name: 'Ana' } }]));
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'not-found', error: 'no' }, { status: 404 }),
  );
  render(
    <MemoryRouter>
      <OwnEntry code={LINK}>entra al equipo</OwnEntry>
    </MemoryRouter>,
  );
  expect(await screen.findByText('entra al equipo')).toBeDefined();
  expect(readOwnRegistrations()).toEqual([]);
  expect(localStorage.getItem(storageKeys.tickets)).not.toContain('Ana');
  expect(readMine()).toBe('');
});
