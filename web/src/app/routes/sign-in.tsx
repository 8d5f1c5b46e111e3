import type { SessionUser } from '@copa/domain/people/session';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../features/people/public/session-store.ts';
import { SignInLink } from '../../features/people/public/sign-in-link.tsx';
import SignInScreen from '../../features/people/public/sign-in-screen.tsx';
import { isSignInLink, VERIFIED } from '../../features/people/public/sign-in-ways.ts';
import { UnreachableScreen } from '../../features/people/public/unreachable-screen.tsx';
import { WaitingScreen } from '../../features/people/public/waiting-screen.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  useDocumentTitle(pageMeta.signIn.title);
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton label={words.checkingSession} />;
  if (session.status === 'unreachable') return <UnreachableScreen />;
  if (session.status === 'admin') return <Navigate to={paths.admin.home.to()} replace />;
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow={words.organisers} title={pageMeta.signIn.title} />
      {session.status === 'waiting' ? <Waiting user={session.user} /> : <Ways />}
    </div>
  );
}

/** Removes the sign-in link from the address, because the link works only once. */
function Waiting({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignInLink(location.href)) void navigate(paths.signIn.to(), { replace: true });
  }, [navigate]);
  return <WaitingScreen user={user} />;
}

function Ways() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [url] = useState(location.href);
  const [byLink, setByLink] = useState(() => isSignInLink(url));
  if (byLink) {
    const other = () => {
      setByLink(false);
      void navigate(paths.signIn.to(), { replace: true });
    };
    return <SignInLink url={url} onOther={other} />;
  }
  return (
    <SignInScreen
      initial={url === location.href ? 'password' : 'link'}
      notice={search.has(VERIFIED) ? words.mailVerified : null}
    />
  );
}
