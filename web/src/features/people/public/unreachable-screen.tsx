import { Button } from '../../../components/button.tsx';
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
          <Button variant="secondary" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
        </>
      }
    >
      {words.unreachableText}
    </ErrorState>
  );
}
