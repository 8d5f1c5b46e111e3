import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/message-state.tsx';
import { recheckSession, signOut } from './session-store.ts';
import { useAttempt } from './use-attempt.ts';

/** A bad connection signs nobody out; the screen continues when the connection is back. */
export function UnreachableScreen() {
  const attempt = useAttempt();
  return (
    <ErrorState
      heading="h1"
      title="No pudimos comprobar tu sesión"
      actions={
        <>
          <Button busy={attempt.busy} onClick={() => void attempt.run(recheckSession)}>
            Reintentar
          </Button>
          <Button variant="secondary" onClick={() => void signOut()}>
            Cerrar Sesión
          </Button>
        </>
      }
    >
      Sigues con tu sesión en este dispositivo. Entrarás en cuanto vuelva la conexión.
    </ErrorState>
  );
}
