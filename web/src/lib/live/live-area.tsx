import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { ErrorState } from '../../components/message-state.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { useAdmin } from '../admin/admin-context.ts';
import { reportProblem } from '../report-problem.ts';
import * as words from './words.ts';

export function LiveArea({ children }: { children: ReactNode }) {
  const { user } = useAdmin();
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      key={user.uid}
      resetKey={String(attempt)}
      what={null}
      fallback={(error) => <LiveFailure error={error} onRetry={() => setAttempt(attempt + 1)} />}
    >
      {children}
    </ErrorBoundary>
  );
}

export function inLiveArea<Props extends { readonly id: string }>(Screen: ComponentType<Props>) {
  return (props: Props) => (
    <LiveArea>
      <Screen key={props.id} {...props} />
    </LiveArea>
  );
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

/**
 * `permission-denied` may mean that the session is over, so the session is checked before an error is shown.
 */
function LiveFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { permissionLost } = useAdmin();
  const [isChecked, setChecked] = useState(codeOf(error) !== 'permission-denied');
  useEffect(() => {
    if (isChecked) reportProblem('a live list ended', error);
    else void permissionLost().then(() => setChecked(true));
  }, [error, isChecked, permissionLost]);
  if (!isChecked) return <PageSkeleton label={words.checking} />;
  return (
    <ErrorState title={words.failedTitle} actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
      {words.failedText}
    </ErrorState>
  );
}
