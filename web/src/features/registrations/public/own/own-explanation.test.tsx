import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnStatus } from './own-status.tsx';

const registration = {
  tournamentId: 'copa',
  tournamentName: 'Copa Prueba',
  tournamentDate: null,
  timeZone: 'America/Bogota',
  fullName: 'Ana Pérez',
  freeFireId: '123456789',
  slot: 1,
  role: 'captain',
  number: 7,
  unit: { name: '', tag: '', size: 1 },
  status: 'pending',
  place: 'held',
  createdAt: '2026-11-20T12:00:00Z',
  ticketId: '0123456789abcdefghjkmnpqrs',
};

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [false, /^Recibimos tu inscripción\. Un organizador la revisará pronto;/],
  [
    true,
    'Recibimos la inscripción. En cuanto llegue el permiso del adulto responsable, un organizador la revisará.',
  ],
])(
  'the own status says what the registration waits for, with the consent of an adult: %s',
  async (needsConsent, said) => {
    const members = [{ slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX', needsConsent }];
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { ...registration, members } }));
    render(
      <MemoryRouter>
        <OwnStatus code="0123456789abcdefghjkmnpqrs" />
      </MemoryRouter>,
    );
    expect(await screen.findByText(said)).toBeDefined();
  },
);
