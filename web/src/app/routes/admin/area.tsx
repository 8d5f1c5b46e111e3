import type { SessionUser } from '@copa/domain/people/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { paths } from '../../../config/paths.ts';
import {
  recheckSession,
  type Session,
  sessionToken,
  signOut,
  useSession,
} from '../../../features/people/public/session-store.ts';
import { VERIFIED } from '../../../features/people/public/sign-in-ways.ts';
import { UnreachableScreen } from '../../../features/people/public/unreachable-screen.tsx';
import { createQueryClient } from '../../../lib/admin/admin-api.ts';
import { type Admin, AdminContext } from '../../../lib/admin/admin-context.ts';
import { AdminNav } from './admin-nav.tsx';
import { AdminPage } from './admin-page.tsx';
import '../../../styles/admin.css';

/** Parent of every admin screen, in a download of its own: Auth, live data and their providers belong here. */
export function Component() {
  const session = useSession();
  const [search] = useSearchParams();
  useFarewell(session);
  switch (session.status) {
    case 'loading':
      return <PageSkeleton label="Cargando panel…" />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'admin':
      return <Area key={session.user.uid} user={session.user} />;
    case 'waiting':
    case 'visitor': {
      const verified = search.has(VERIFIED);
      return <Navigate to={verified ? `${paths.signIn.to()}?${VERIFIED}` : paths.home.to()} replace />;
    }
  }
}

/** Tells the reason to a person who is signed out in the middle of something. */
function useFarewell(session: Session): void {
  const toast = useToast();
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && session.status === 'waiting')
      toast.warning('Ya no tienes acceso de administrador.');
    if (inside.current && session.status === 'visitor' && session.ended) {
      toast.warning('Tu sesión terminó. Inicia sesión nuevamente.');
    }
    inside.current = session.status === 'admin';
  }, [session, toast]);
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
        <AdminPage />
      </QueryClientProvider>
    </AdminContext>
  );
}
