import { isFreeFireId } from '@copa/domain/contact';
import { checkFreeFireId } from '@copa/domain/registrations/own-endpoints';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { useEffect, useState } from 'react';
import { callApi } from '../../../lib/network/api-client.ts';
import { reportProblem } from '../../../lib/report-problem.ts';

const REST_MS = 500;

export type IdCheck =
  | { readonly state: 'idle' | 'checking' | 'free' }
  | { readonly state: 'wrong' | 'taken'; readonly message: string };

interface Answer {
  readonly id: string;
  readonly exists: boolean | null;
}

function typingError(freeFireId: string): string | null {
  return /^\d{0,12}$/.test(freeFireId) ? null : REGISTRATION_MESSAGES.freeFireIdFormat;
}

export function useIdCheck(tournamentId: string, freeFireId: string): IdCheck {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const complete = isFreeFireId(freeFireId);

  useEffect(() => {
    if (!complete) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const { exists } = await callApi(checkFreeFireId, {
          params: { tournamentId, freeFireId },
          signal: controller.signal,
        });
        setAnswer({ id: freeFireId, exists });
      } catch (error) {
        if (controller.signal.aborted) return;
        // A failed check keeps nobody out, because the API checks the ID when the form is sent.
        setAnswer({ id: freeFireId, exists: null });
        reportProblem('the id could not be checked', error);
      }
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [complete, freeFireId, tournamentId]);

  const wrong = typingError(freeFireId);
  if (wrong !== null) return { state: 'wrong', message: wrong };
  if (!complete) return { state: 'idle' };
  if (answer?.id !== freeFireId) return { state: 'checking' };
  if (answer.exists === null) return { state: 'idle' };
  return answer.exists
    ? { state: 'taken', message: ERROR_MESSAGES['already-registered'] }
    : { state: 'free' };
}
