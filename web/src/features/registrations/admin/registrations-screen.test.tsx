import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { RegistrationsScreen } from './registrations-screen.tsx';

const copa = { name: 'Copa', date: new Date('2026-11-21T19:00:00Z'), maxPlayers: 12, status: 'published' };
let put: (path: string, data: object) => void;
beforeAll(async () => {
  ({ put } = await offlineFirestore());
});
afterEach(() => void vi.unstubAllGlobals());

it('tells the places that another organiser changed, without asking again', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/with-registrations')) asked += 1;
    const registrations = { pending: 0, approved: 3, rejected: 0 };
    const tournaments = [{ ...copa, id: 'inscritos', currentPlayers: 3, phase: 'open', registrations }];
    return Response.json({ success: true, data: { tournaments, suspended: [], nextCursor: null } });
  });
  openScreen(<RegistrationsScreen />, undefined, '/admin/inscripciones?torneo=inscritos');
  await screen.findByText(/^3 de 12/);
  const figures = { changedAt: new Date(), pending: 1, approved: 4, rejected: 0 };
  act(() => {
    put('figures/inscritos', figures);
    put('tournaments/inscritos', { ...copa, currentPlayers: 4 });
  });
  await screen.findByText(/^4 de 12/);
  await screen.findByRole('option', { name: /^Copa.*1/ });
  expect(asked).toBe(1);
  act(() => put('figures/inscritos', { changedAt: new Date(0), isGone: true }));
});
