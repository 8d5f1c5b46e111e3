import { Navigate } from 'react-router-dom';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../features/session/session-store.ts';
import { SignInScreen } from '../../features/session/sign-in-screen.tsx';
import { WaitingScreen } from '../../features/session/waiting-screen.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.signIn.title);
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton label="Revisando tu sesión…" />;
  if (session.status === 'admin') return <Navigate to={paths.admin.home.to()} replace />;
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow="Organizadores" title={pageMeta.signIn.title} />
      {session.status === 'waiting' ? <WaitingScreen user={session.user} /> : <SignInScreen />}
    </div>
  );
}
