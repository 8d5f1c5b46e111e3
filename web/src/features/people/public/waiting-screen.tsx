import type { SessionUser } from '@copa/domain/people/session';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SignOutButton } from '../../../components/dialog/sign-out-button.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as words from '../words/sign-in.ts';
import { hasPendingRequest, requestAccess } from './access-request.ts';
import { recheckSession, signOut } from './session-store.ts';
import { useAttempt } from './use-attempt.ts';

export function WaitingScreen({ user }: { user: SessionUser }) {
  const [pending, setPending] = useState<boolean | null>(null);
  const attempt = useAttempt();
  const toast = useToast();

  // Each check of the session brings a new `user` object. Then the request is looked up again, because it may
  // have been answered meanwhile.
  useEffect(() => {
    let shown = true;
    const { email } = user;
    if (email === null) return undefined;
    hasPendingRequest(email).then(
      (found) => {
        if (shown) setPending(found);
      },
      (error: unknown) => reportProblem('the access request could not be looked up', error),
    );
    return () => {
      shown = false;
    };
  }, [user]);

  const ask = () => void attempt.run(() => requestAccess(user)).then((done) => done && setPending(true));
  const checkAgain = async () => {
    const status = await recheckSession();
    if (status === 'waiting') toast.info(words.stillWaiting);
    if (status === 'unreachable') toast.error(words.notChecked);
  };
  return (
    <EmptyState
      illustration="egg"
      title={pending === false ? words.noAccessTitle : words.inReviewTitle}
      actions={
        <>
          {pending === false && (
            <Button busy={attempt.busy} onClick={ask}>
              {words.askAccess}
            </Button>
          )}
          <Button
            variant={pending === false ? 'secondary' : 'primary'}
            busy={attempt.busy}
            onClick={() => void attempt.run(checkAgain)}
          >
            {words.checkAgain}
          </Button>
          <SignOutButton variant="secondary" onSignOut={signOut}>
            {words.signOut}
          </SignOutButton>
        </>
      }
    >
      <p>{words.waiting(user.displayName, pending)}</p>
      <p role="alert" className="mt-3 font-semibold text-danger empty:absolute">
        {attempt.error}
      </p>
    </EmptyState>
  );
}
