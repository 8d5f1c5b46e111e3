import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { ErrorState } from '../../components/message-state.tsx';
import { useAdmin } from '../admin/admin-context.ts';
import { reportProblem } from '../report-problem.ts';
import * as words from './words.ts';

/** Everything live happens below one of these. Another person gets another one, with nothing of the last. */
export function LiveArea({ children }: { children: ReactNode }) {
  const { user } = useAdmin();
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      key={user.uid}
      resetKey={String(attempt)}
      fallback={(error) => <LiveFailure error={error} onRetry={() => setAttempt(attempt + 1)} />}
    >
      {children}
    </ErrorBoundary>
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
      title={denied ? words.deniedTitle : words.failedTitle}
      actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    >
      {denied ? words.deniedText : words.failedText}
    </ErrorState>
  );
}
