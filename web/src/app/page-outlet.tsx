import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorState } from '../components/message-state.tsx';
import { PageSkeleton } from '../components/skeleton.tsx';
import { paths } from '../config/paths.ts';
import { useOnline } from '../lib/network/use-online.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** Each address has its own error boundary, so that a broken page does not break the others. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <Suspense fallback={<PageSkeleton label="Cargando página…" />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Browsers word it differently; all of them mean that a part of the page could not be downloaded. */
const missingPart = /dynamically imported module|module script|importing a module|preload CSS/i;

function messageFor(error: unknown, online: boolean): string {
  if (!(error instanceof Error && missingPart.test(error.message))) {
    return 'Tuvimos un error inesperado en esta página. El resto del sitio sigue funcionando.';
  }
  return online
    ? 'La conexión falló o el sitio se actualizó hace un momento. Inténtalo otra vez.'
    : 'Parece que no tienes conexión. Cuando vuelva, inténtalo otra vez.';
}

function RouteError({ error }: { error: unknown }) {
  const online = useOnline();
  useDocumentTitle('Algo salió mal');
  return (
    <div className="wrap">
      <ErrorState
        heading="h1"
        title="No pudimos mostrar esta página"
        actions={
          <>
            <Button onClick={() => location.reload()}>Volver a intentar</Button>
            <LinkButton variant="secondary" to={paths.home.to()}>
              Volver al inicio
            </LinkButton>
          </>
        }
      >
        <p>{messageFor(error, online)}</p>
      </ErrorState>
    </div>
  );
}
