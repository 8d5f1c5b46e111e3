import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nobody, openScreen } from '../../../test/admin-screen.tsx';
import { PanelScreen } from './panel-screen.tsx';

describe('the panel', () => {
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
  afterEach(() => void vi.unstubAllGlobals());

  it('welcomes by name, says that the session is active, and signs out', async () => {
    const { signOut } = openScreen(<PanelScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panel de Administración');
    expect(screen.getByText('Bienvenido, Ana Ruiz')).toBeDefined();
    expect(screen.getByText('Sesión activa')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('has four cards, which lead to their screens', () => {
    openScreen(<PanelScreen />);
    const cards = screen.getAllByRole('heading', { level: 2 });
    expect(cards.map((card) => [card.textContent, card.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Gestión de Torneos', '/admin/torneos'],
      ['Gestión de Jugadores', '/admin/inscripciones'],
      ['Estadísticas', '/admin/estadisticas'],
      ['Configuración', '/admin/administradores'],
    ]);
    expect(screen.queryByText('PRÓXIMAMENTE')).toBeNull();
  });

  it.each([
    [23, '/admin/inscripciones?estado=pending'],
    [0, '/admin/inscripciones'],
  ])('leads to the registrations that wait, where there are any: %i', async (pending, address) => {
    const stats = {
      tournaments: { total: 1, draft: 0, scheduled: 0, published: 1, completed: 0 },
      registrations: { pending, approved: 2, rejected: 1 },
      registrationsByDay: [],
      approvalMinutes: null,
      perTournament: [],
      forms: { total: 0, active: 0, responses: 0 },
      pendingRequests: 0,
    };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
    openScreen(<PanelScreen />);
    await screen.findByText(`${pending} por revisar`);
    const card = screen.getByRole('link', { name: 'Gestión de Jugadores' });
    expect(card.getAttribute('href')).toBe(address);
  });

  it('marks as PRÓXIMAMENTE what somebody has no screen for', () => {
    openScreen(<PanelScreen />, nobody);
    expect(screen.getAllByText('PRÓXIMAMENTE')).toHaveLength(3);
  });
});
