import { CLIENT_MESSAGES } from '@copa/domain/messages';
import { can, type Permission } from '@copa/domain/people/roles';
import type { ReactNode } from 'react';
import { useAdmin } from '../../lib/admin/admin-context.ts';
import { ErrorState } from '../message-state.tsx';

/** An admin without the permission sees no part of the screen, and its queries never run. */
export function RequirePermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { user } = useAdmin();
  if (can(user, permission)) return children;
  return (
    <ErrorState heading="h1" title="Sin acceso">
      {CLIENT_MESSAGES[403]}
    </ErrorState>
  );
}
