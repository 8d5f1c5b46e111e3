import type { SessionUser } from '@copa/domain/session';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { recheckSession, signOut } from './session-store.ts';
import { useAttempt } from './use-attempt.ts';

/** For who has asked for access and is not approved yet. */
export function WaitingScreen({ user }: { user: SessionUser }) {
  const attempt = useAttempt();
  return (
    <EmptyState
      illustration="egg"
      title="Tu solicitud está en revisión"
      actions={
        <>
          <Button busy={attempt.busy} onClick={() => void attempt.run(recheckSession)}>
            Revisar de nuevo
          </Button>
          <Button variant="secondary" onClick={() => void signOut()}>
            Cerrar Sesión
          </Button>
        </>
      }
    >
      <p>
        Hola, {user.displayName}. Un administrador tiene que aprobar tu acceso; te avisaremos a {user.email}.
      </p>
    </EmptyState>
  );
}
