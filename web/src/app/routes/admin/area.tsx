import type { SessionUser } from '@copa/domain/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import {
  recheckSession,
  sessionToken,
  signOut,
  useSession,
} from '../../../features/session/session-store.ts';
import { createQueryClient } from '../../../lib/admin/admin-api.ts';
import { type Admin, AdminContext } from '../../../lib/admin/admin-context.ts';
import { AdminNav } from './admin-nav.tsx';

/** Parent of every admin screen, in a download of its own: Auth, live data and their providers belong here. */
export function Component() {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton label="Cargando panel…" />;
  if (session.status !== 'admin') return <Navigate to={paths.home.to()} replace />;
  return <Area key={session.user.uid} user={session.user} />;
}

/** One for each signed-in person: nothing that one of them loaded is shown to the next. */
function Area({ user }: { user: SessionUser }) {
  const client = useMemo(() => createQueryClient(), []);
  const admin = useMemo<Admin>(
    () => ({ user, token: sessionToken, permissionLost: () => void recheckSession(), signOut }),
    [user],
  );
  return (
    <AdminContext value={admin}>
      <QueryClientProvider client={client}>
        <AdminNav />
        <Outlet />
      </QueryClientProvider>
    </AdminContext>
  );
}
