import { type Answer, type AnswerField, answersErrors, REQUIRED_QUESTION } from '@copa/domain/answers';
import { createRegistration } from '@copa/domain/api/registrations';
import type { FieldErrors } from '@copa/domain/errors';
import {
  type Player,
  PlayerSchema,
  REGISTRATION_MESSAGES,
  type RegistrationReceipt,
} from '@copa/domain/registration';
import type { Tournament } from '@copa/domain/tournament';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, callApi } from '../../lib/api-client.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { keepRegistration } from './own-registrations.ts';
import { dropDraft, emptyDraft, loadDraft, type RegistrationDraft, saveDraft } from './registration-draft.ts';

export type Sending =
  | { readonly state: 'idle' | 'sending' }
  /** No answer arrived; sent again by itself when the connection is back. */
  | { readonly state: 'waiting'; readonly message: string }
  | { readonly state: 'refused'; readonly code: ApiError['code']; readonly message: string }
  | { readonly state: 'done'; readonly receipt: RegistrationReceipt };

const ANSWERS_PREFIX = 'answers.';

/** Errors of the player's own fields and of the questions, by field name and question id. */
export function draftErrors(draft: RegistrationDraft, fields: readonly AnswerField[]): FieldErrors {
  const errors: Record<string, string> = {
    ...answersErrors(fields, answersOf(draft, fields), REQUIRED_QUESTION),
  };
  for (const issue of z.safeParse(PlayerSchema, draft.player).error?.issues ?? []) {
    errors[String(issue.path[0])] ??= issue.message;
  }
  return errors;
}

/** Only answers to what is asked now; a draft may remember questions that are gone. */
function answersOf(draft: RegistrationDraft, fields: readonly AnswerField[]) {
  const asked = fields.flatMap(({ id }) => {
    const answer = draft.answers[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(asked);
}

function serverFields(error: ApiError): FieldErrors {
  const entries = Object.entries(error.fields).map(
    ([path, message]) =>
      [path.startsWith(ANSWERS_PREFIX) ? path.slice(ANSWERS_PREFIX.length) : path, message] as const,
  );
  return Object.fromEntries(entries);
}

export function useRegistration(tournament: Tournament, fields: readonly AnswerField[]) {
  const [draft, setDraft] = useState(() => loadDraft(tournament.id));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const busy = useRef(false);

  const store = useCallback(
    (next: RegistrationDraft) => {
      setDraft(next);
      saveDraft(tournament.id, next);
    },
    [tournament.id],
  );

  const change = useCallback(
    (next: RegistrationDraft, field: string) => {
      store(next);
      setErrors(({ [field]: _, ...others }) => others);
      setSending((current) => (current.state === 'refused' ? { state: 'idle' } : current));
    },
    [store],
  );

  const setPlayer = (field: keyof Player, value: string) =>
    change({ ...draft, player: { ...draft.player, [field]: value } }, field);
  const setAnswer = (id: string, answer: Answer) =>
    change({ ...draft, answers: { ...draft.answers, [id]: answer } }, id);

  const attempt = useCallback(
    async (current: RegistrationDraft): Promise<void> => {
      const wanted = { player: current.player, answers: answersOf(current, fields) };
      const content = current.sent ?? wanted;
      store({ ...current, sent: content });
      try {
        const receipt = await callApi(createRegistration, {
          body: {
            requestId: current.requestId,
            tournamentId: tournament.id,
            ...content.player,
            answers: content.answers,
          },
        });
        keepRegistration({
          code: receipt.statusCode,
          tournamentId: tournament.id,
          tournamentName: tournament.name,
          fullName: content.player.fullName,
          registeredAt: receipt.createdAt.getTime(),
        });
        dropDraft(tournament.id);
        setSending({ state: 'done', receipt });
      } catch (error) {
        if (!isRefusal(error)) {
          setSending(outcomeOf(error));
          return;
        }
        // The answer was no: nothing was registered under this id, and the next try is another request.
        const fresh = { ...current, requestId: emptyDraft().requestId, sent: null };
        store(fresh);
        if (JSON.stringify(content) !== JSON.stringify(wanted)) {
          await attempt(fresh);
          return;
        }
        setErrors(serverFields(error));
        setSending(outcomeOf(error));
      }
    },
    [fields, store, tournament.id, tournament.name],
  );

  const send = useCallback(
    async (current: RegistrationDraft) => {
      if (busy.current) return;
      busy.current = true;
      setSending({ state: 'sending' });
      try {
        await attempt(current);
      } finally {
        busy.current = false;
      }
    },
    [attempt],
  );

  /** Returns whether it was sent; else the errors tell why. */
  const submit = (): boolean => {
    const found = draftErrors(draft, fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    void send(draft);
    return true;
  };

  useEffect(() => {
    if (sending.state !== 'waiting') return undefined;
    const again = () => void send(draft);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [draft, send, sending.state]);

  return { draft, errors, sending, setPlayer, setAnswer, submit };
}

/** A definite no. Everything else leaves open whether the registration was made, and must be asked again as it was. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.retryable;
}

function outcomeOf(error: unknown): Sending {
  if (!(error instanceof ApiError)) {
    reportProblem('the registration failed', error);
    return { state: 'refused', code: 'unexpected', message: REGISTRATION_MESSAGES.failed };
  }
  if (error.retryable) return { state: 'waiting', message: error.message };
  return { state: 'refused', code: error.code, message: error.message };
}
