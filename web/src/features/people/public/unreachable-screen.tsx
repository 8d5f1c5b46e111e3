import { Button } from '../../../components/button.tsx';
import { SignOutButton } from '../../../components/dialog/sign-out-button.tsx';
import { ErrorState } from '../../../components/message-state.tsx';
import * as words from '../words/sign-in.ts';
import { recheckSession, signOut } from './session-store.ts';
import { useAttempt } from './use-attempt.ts';

export function UnreachableScreen() {
  const attempt = useAttempt();
  return (
    <ErrorState
      heading="h1"
      title={words.unreachableTitle}
      actions={
        <>
          <Button busy={attempt.busy} onClick={() => void attempt.run(recheckSession)}>
            {words.retry}
          </Button>
          <SignOutButton variant="secondary" onSignOut={() => signOut()}>
            {words.signOut}
          </SignOutButton>
        </>
      }
    >
      {words.unreachableText}
    </ErrorState>
  );
}
