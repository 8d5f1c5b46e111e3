import type { SessionUser } from '@copa/domain/people/session';
import { createContext, useContext } from 'react';

export interface Admin {
  readonly user: SessionUser;
  readonly token: () => Promise<string>;
  readonly permissionLost: () => Promise<unknown>;
  readonly signOut: (how?: { readonly endOnServer?: boolean }) => Promise<void>;
}

export const AdminContext = createContext<Admin | null>(null);

export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin must be used inside the admin area');
  return admin;
}
