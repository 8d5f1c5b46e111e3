import type { SessionUser } from '@copa/domain/people/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthProvider, useUser } from 'reactfire';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { paths } from '../../../config/paths.ts';
import { identity, isSessionKept } from '../../../features/people/public/identity.ts';
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
import { catchLostFocus } from '../../../lib/admin/focus/lost-focus.ts';
import { LiveFirestore } from '../../../lib/live/live-firestore.tsx';
import { WaitingArea } from '../../waiting-area.tsx';
import { signIn as signInWay } from '../../words/frame.ts';
import { AdminNav } from './admin-nav.tsx';
import { AdminPage } from './admin-page.tsx';
import { useBackClosesTop } from './use-back-closes-top.ts';
import * as words from './words.ts';
import '../../../styles/admin.css';

const SignInScreen = lazy(() => import('../../../features/people/public/sign-in-screen.tsx'));

export function Component() {
  const session = useSession();
  const [search] = useSearchParams();
  const [isInside, setIsInside] = useState(false);
  if (session.status === 'admin' && !isInside) setIsInside(true);
  useFarewell(session, search.has(VERIFIED));
  switch (session.status) {
    case 'loading':
      return <WaitingArea label={words.loading} />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'admin':
      return (
        <LiveFirestore>
          <AuthProvider sdk={identity()}>
            <Account key={session.user.uid} user={session.user} />
          </AuthProvider>
        </LiveFirestore>
      );
    case 'waiting':
    case 'visitor': {
      if (isInside && session.status === 'visitor' && session.ended) return <SignInAgain />;
      const verified = search.has(VERIFIED);
      return (
        <Navigate to={verified ? `${paths.signIn.to()}?${VERIFIED}` : paths.home.to()} replace state={TOLD} />
      );
    }
  }
}

/**
 * The home page opens no dialog for a visitor with a state, because it would cover the toast. A new object with
 * each render would navigate again, away from where a fast visitor is by then.
 */
const TOLD = { isTold: true };

function SignInAgain() {
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader title={words.sessionOverTitle} intro={words.sessionOver} />
      <Suspense fallback={<WaitingArea label={words.loading} />}>
        <SignInScreen />
      </Suspense>
    </div>
  );
}

function useFarewell(session: Session, verified: boolean): void {
  const toast = useToast();
  const known = useRef<Session['status'] | null>(null);
  useEffect(() => {
    const { status } = session;
    const was = known.current;
    if (status === 'loading' || status === was) return;
    known.current = status;
    if (status === 'waiting') {
      if (was === 'admin') toast.warning(words.accessLost);
      else if (!verified) toast.warning(words.accessToCome);
    }
    if (status === 'visitor' && was !== 'admin' && !verified) toast.info(words.signInFirst(signInWay));
  }, [session, toast, verified]);
}

/** Security rules check the account in Firebase Auth, so the area waits until it is the session's account. */
function Account({ user }: { user: SessionUser }) {
  const { data: account } = useUser({ suspense: false });
  return account?.uid === user.uid ? <Area user={user} /> : <WaitingArea label={words.loading} />;
}

/**
 * The `key` of `Account` gives each person a new query client, so that nobody sees data loaded by another.
 */
function Area({ user }: { user: SessionUser }) {
  useBackClosesTop();
  useEffect(catchLostFocus, []);
  const client = useMemo(() => createQueryClient(), []);
  const admin = useMemo<Admin>(
    () => ({ user, token: sessionToken, permissionLost: recheckSession, signOut }),
    [user],
  );
  return (
    <AdminContext value={admin}>
      <QueryClientProvider client={client}>
        <AdminNav />
        {!isSessionKept() && <p className="wrap pt-4 text-sm text-warning">{words.sessionNotKept}</p>}
        <AdminPage />
      </QueryClientProvider>
    </AdminContext>
  );
}
