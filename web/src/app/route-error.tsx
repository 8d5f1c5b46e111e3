import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button, LinkButton } from '../components/button.tsx';
import { ErrorState } from '../components/message-state.tsx';
import { paths } from '../config/paths.ts';
import { useOnline } from '../lib/use-online.ts';
import { NotFound } from './routes/not-found.tsx';

/** Browsers word it differently; all of them mean that a part of the page could not be downloaded. */
const missingPart = /dynamically imported module|module script|importing a module|preload CSS/i;

function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

export function RouteError() {
  const error = useRouteError();
  const online = useOnline();
  const missing = isMissingPart(error);

  useEffect(() => {
    document.title = 'Algo salió mal';
  }, []);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;

  return (
    <div className="wrap">
      <ErrorState
        heading="h1"
        title={missing ? 'No pudimos cargar esta página' : 'Algo salió mal'}
        actions={
          <>
            <Button onClick={() => location.reload()}>Volver a intentar</Button>
            <LinkButton variant="secondary" to={paths.home.to()} reloadDocument>
              Volver al inicio
            </LinkButton>
          </>
        }
      >
        {missing && !online && <p>Parece que no tienes conexión. Cuando vuelva, inténtalo otra vez.</p>}
        {missing && online && <p>La conexión falló o el sitio se actualizó hace un momento.</p>}
        {!missing && <p>Tuvimos un error inesperado en esta página. El resto del sitio sigue funcionando.</p>}
      </ErrorState>
    </div>
  );
}
