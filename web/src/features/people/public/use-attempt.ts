import { useState } from 'react';
import { reportProblem } from '../../../lib/report-problem.ts';
import { signInMessage } from './auth-messages.ts';

export type Attempt = ReturnType<typeof useAttempt>;

export function useAttempt(messageFor: (cause: unknown) => string = signInMessage) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);

  const run = async (task: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await task();
      return true;
    } catch (cause) {
      reportProblem('signing in failed', cause);
      setFailure({ cause });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, error: failure === null ? null : messageFor(failure.cause), run };
}
