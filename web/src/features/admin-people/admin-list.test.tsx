import type { AdminUser } from '@copa/domain/api/auth';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../test/admin-screen.tsx';
import { AdminList } from './admin-list.tsx';

const someone = (uid: string, changes: Partial<AdminUser> = {}): AdminUser => ({
  uid,
  email: `${uid}@correo.mx`,
  displayName: uid,
  emailVerified: true,
  disabled: false,
  isAdmin: true,
  isOwner: false,
  ...changes,
});

async function list(...admins: readonly AdminUser[]): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { admins } }));
  openScreen(<AdminList />);
  await screen.findAllByText(/Propietario|Administrador/);
}

const LAST = 'Es el último propietario: no se le puede quitar el acceso.';

describe('who has access', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('protects the last owner, and says so', async () => {
    await list(someone('valeria', { isOwner: true }), someone('bea'));
    expect(screen.getAllByText(LAST)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Quitar acceso a valeria' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Quitar acceso a bea' })).toBeDefined();
  });

  it('calls nobody the last one where there are two', async () => {
    await list(someone('valeria', { isOwner: true }), someone('carla', { isOwner: true }));
    expect(screen.queryByText(LAST)).toBeNull();
    expect(screen.getAllByText('A un propietario no se le quita el acceso desde el panel.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Quitar acceso/ })).toBeNull();
  });

  it('marks an address that nobody confirmed, and a local admin, who has none', async () => {
    await list(someone('bea', { emailVerified: false }), someone('local', { email: null }));
    expect(screen.getAllByText('Correo sin verificar')).toHaveLength(1);
    expect(screen.getByText('Acceso local')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Quitar acceso a local' })).toBeNull();
  });
});
