import { permissionsOf } from '@copa/domain/roles';
import type { SessionUser } from '@copa/domain/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/admin/admin-api.ts';
import { AdminContext } from '../../lib/admin/admin-context.ts';
import { PanelScreen } from './panel-screen.tsx';

const claims = { isAdmin: true, isOwner: false };
const admin: SessionUser = {
  uid: 'ana',
  email: 'ana@correo.mx',
  displayName: 'Ana Ruiz',
  photoURL: null,
  emailVerified: true,
  ...claims,
  permissions: [...permissionsOf(claims)],
  loginTime: null,
  metadata: { creationTime: null, lastSignInTime: null },
};
const nobody = { isAdmin: false, isOwner: false, permissions: [] };

const signOut = vi.fn<() => Promise<void>>(async () => undefined);

function open(user: SessionUser) {
  render(
    <AdminContext value={{ user, token: async () => 't', permissionLost: () => undefined, signOut }}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <PanelScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </AdminContext>,
  );
}

describe('the panel', () => {
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
  afterEach(() => void vi.unstubAllGlobals());

  it('welcomes by name, says that the session is active, and signs out', async () => {
    open(admin);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panel de Administración');
    expect(screen.getByText('Bienvenido, Ana Ruiz')).toBeDefined();
    expect(screen.getByText('Sesión activa')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('has four cards, which lead to their screens', () => {
    open(admin);
    const cards = screen.getAllByRole('heading', { level: 2 });
    expect(cards.map((card) => [card.textContent, card.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Gestión de Torneos', '/admin/torneos'],
      ['Gestión de Jugadores', '/admin/inscripciones'],
      ['Estadísticas', '/admin/estadisticas'],
      ['Configuración', '/admin/administradores'],
    ]);
    expect(screen.queryByText('PRÓXIMAMENTE')).toBeNull();
  });

  it('marks as PRÓXIMAMENTE what somebody has no screen for', () => {
    open({ ...admin, ...nobody });
    expect(screen.getAllByText('PRÓXIMAMENTE')).toHaveLength(3);
  });
});
