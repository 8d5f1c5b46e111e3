import { Button } from '../../../components/button.tsx';
import { SignOutButton } from '../../../components/dialog/sign-out-button.tsx';
import { ErrorState } from '../../../components/message-state.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import * as words from '../words/sign-in.ts';
import { recheckSession, signOut } from './session-store.ts';
import { useAttempt } from './use-attempt.ts';

export function UnreachableScreen() {
  const attempt = useAttempt();
  const toast = useToast();
  const retry = async () => {
    if ((await recheckSession()) === 'unreachable') toast.error(words.notChecked);
  };
  return (
    <ErrorState
      heading="h1"
      title={words.unreachableTitle}
      actions={
        <>
          <Button busy={attempt.busy} onClick={() => void attempt.run(retry)}>
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
