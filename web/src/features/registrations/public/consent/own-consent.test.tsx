import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnStatus } from '../own/own-status.tsx';

const CODE = '0123456789abcdefghjkmnpqrs';
const minor = {
  tournamentId: 'copa',
  tournamentName: 'Copa Prueba',
  tournamentDate: '2026-11-28T02:00:00Z',
  timeZone: 'America/Bogota',
  fullName: 'Ana Pérez',
  freeFireId: '123456789',
  nick: 'AnaFNX',
  slot: 1,
  role: 'captain',
  number: 7,
  unit: { name: '', tag: '', size: 1 },
  members: [{ slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' }],
  status: 'pending',
  place: 'held',
  reason: null,
  createdAt: '2026-11-20T12:00:00Z',
  decidedAt: null,
  ticketId: 'abcdefghjkmnpqrstvwxyz0123',
  ageBand: 'minor',
  consentCode: '9876543210zyxwvtsrqpnmkjhg',
};

describe('the link for the adult of a minor', () => {
  beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00Z'));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    [{}, true],
    [{ cancelledAt: '2026-11-20T13:00:00Z' }, false],
    [{ tournamentDate: '2026-11-18T02:00:00Z' }, false],
    [{ place: 'released', releasedBy: 'entry' }, false],
  ])('is there as long as it is needed: %j', async (changes, isThere) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { ...minor, ...changes } }));
    render(
      <MemoryRouter>
        <OwnStatus code={CODE} />
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { level: 2, name: 'AnaFNX' });
    expect(screen.queryByText('Falta el permiso de tu adulto responsable') !== null).toBe(isThere);
  });
});
