import { can, permissionsOf, type Role } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ToastProvider } from '../src/components/toast/toast-provider.tsx';
import { createQueryClient } from '../src/lib/admin/admin-api.ts';
import { type Admin, AdminContext } from '../src/lib/admin/admin-context.ts';
import { catchLostFocus } from '../src/lib/admin/focus/lost-focus.ts';
import { LiveFirestore } from '../src/lib/live/live-firestore.tsx';

function person(uid: string, displayName: string, role: Role): SessionUser {
  return {
    uid,
    email: `${uid}@correo.mx`,
    displayName,
    photoURL: null,
    emailVerified: true,
    isAdmin: can({ role }, 'manage_admins'),
    isOwner: role === 'owner',
    role,
    permissions: [...permissionsOf({ role })],
    loginTime: null,
    metadata: { creationTime: null, lastSignInTime: null },
  };
}

export const anAdmin = person('ana', 'Ana Ruiz', 'admin');
export const anOwner = person('valeria', 'Valeria Ríos', 'owner');
export const aReferee = person('rodri', 'Rodri Silva', 'referee');
export const nobody = person('nadie', 'Nadie', 'visitor');

export function adminOf(user: SessionUser) {
  return {
    user,
    token: async () => 'token',
    permissionLost: vi.fn<() => Promise<void>>(async () => undefined),
    signOut: vi.fn<() => Promise<void>>(async () => undefined),
  } satisfies Admin;
}

function Around({ children }: { readonly children: ReactNode }) {
  useEffect(catchLostFocus, []);
  return children;
}

export function openScreen(screen: ReactNode, user: SessionUser = anAdmin, address = '/admin') {
  const admin = adminOf(user);
  const around = (children: ReactNode) => (
    <AdminContext value={admin}>
      <LiveFirestore>
        <QueryClientProvider client={createQueryClient()}>
          <ToastProvider>
            <MemoryRouter initialEntries={[address]}>
              <Around>{children}</Around>
            </MemoryRouter>
          </ToastProvider>
        </QueryClientProvider>
      </LiveFirestore>
    </AdminContext>
  );
  const { rerender } = render(around(screen));
  return { ...admin, change: (changed: ReactNode) => rerender(around(changed)) };
}
