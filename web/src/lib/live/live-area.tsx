import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { ErrorState } from '../../components/message-state.tsx';
import { env } from '../../config/env.ts';
import { useAdmin } from '../admin/admin-context.ts';
import { firebaseApp } from '../network/firebase-app.ts';
import { reportProblem } from '../report-problem.ts';
import { LiveScopeContext } from './live-context.ts';
import { createLiveScope } from './live-scope.ts';

let database: Firestore | undefined;

/** Firestore with listeners, as the signed-in admin; visitors read through the light one. */
function liveFirestore(): Firestore {
  if (database === undefined) {
    database = getFirestore(firebaseApp());
    if (env.firestoreEmulator !== undefined) {
      connectFirestoreEmulator(database, env.firestoreEmulator.host, env.firestoreEmulator.port);
    }
  }
  return database;
}

/** Everything live happens below one of these. Another person gets another one, with nothing of the last. */
export function LiveArea({ children }: { children: ReactNode }) {
  const { user } = useAdmin();
  return <Area key={user.uid}>{children}</Area>;
}

function Area({ children }: { children: ReactNode }) {
  const [scope] = useState(createLiveScope);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => scope.open(), [scope]);
  const retry = () => {
    scope.forgetFailures();
    setAttempt(attempt + 1);
  };
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <FirestoreProvider sdk={liveFirestore()}>
        <LiveScopeContext value={scope}>
          <ErrorBoundary
            resetKey={String(attempt)}
            fallback={(error) => <LiveFailure error={error} onRetry={retry} />}
          >
            {children}
          </ErrorBoundary>
        </LiveScopeContext>
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

function LiveFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { permissionLost } = useAdmin();
  const denied = codeOf(error) === 'permission-denied';
  useEffect(() => {
    reportProblem('a live list ended', error);
    if (denied) permissionLost();
  }, [denied, error, permissionLost]);
  return (
    <ErrorState
      title={denied ? 'Sin acceso a los datos' : 'No pudimos cargar los datos'}
      actions={<Button onClick={onRetry}>Reintentar</Button>}
    >
      {denied
        ? 'Estamos comprobando tu sesión. Si todavía eres administrador, vuelve a intentarlo.'
        : 'La conexión con la base de datos se interrumpió. Vuelve a intentarlo.'}
    </ErrorState>
  );
}
