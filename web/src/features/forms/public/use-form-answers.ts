import type { FieldErrors } from '@copa/domain/errors';
import type { Form } from '@copa/domain/forms/form';
import { type Answer, type Answers, answersErrors, lengthErrors } from '@copa/domain/questions/answers';
import { useRef, useState } from 'react';
import { answerErrors, isOtherNetwork } from '../../../lib/network/answer-errors.ts';
import { ApiError, messageOf } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { KeptAnswersSchema, keptDraft } from '../../../lib/storage/kept-drafts.ts';
import * as words from '../words/public-form.ts';
import { deliver } from './deliver-responses.ts';
import {
  dropResponse,
  keepResponse,
  markDelivered,
  pendingResponses,
  type WaitingResponse,
} from './local-responses.ts';

export type FormSending =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done' }
  | { readonly state: 'kept'; readonly responseId: string };

const formDraft = (formId: string) => keptDraft('form_draft', formId, KeptAnswersSchema);

/** Drops answers to removed fields, because the API would refuse them. */
function answersTo({ fields }: Form, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([field]) => fields.some((each) => each.id === field)),
  );
}

function newResponse(formId: string, answers: Answers): WaitingResponse {
  const now = serverNow();
  return {
    id: String(now.getTime()),
    formId,
    answers,
    submittedAt: now.toISOString(),
    requestId: crypto.randomUUID(),
    pending: true,
  };
}

const hasText = (answers: Answers) => Object.values(answers).flat().join('') !== '';

/** The screen reports a pending response instead of showing the form, unless a draft has text. */
function sendingOf(form: Form, draft: Answers): FormSending {
  const waiting = pendingResponses()
    .filter(({ formId }) => formId === form.id)
    .at(-1);
  return waiting === undefined || hasText(draft)
    ? { state: 'idle' }
    : { state: 'kept', responseId: waiting.id };
}

const isSame = (one: Answers, other: Answers) => JSON.stringify(one) === JSON.stringify(other);

export function useFormAnswers(form: Form, onRefused?: () => void) {
  const [typed, setAnswers] = useState<Answers>(() =>
    answersTo(form, formDraft(form.id).read()?.draft ?? {}),
  );
  // The fields may change while somebody types.
  const answers = answersTo(form, typed);
  const [restored, setRestored] = useState(() => hasText(answers));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [edited, setEdited] = useState<string | null>(null);
  const [sending, setSending] = useState(() => sendingOf(form, answers));

  // `setAnswer` reads the earlier answers from this ref, because autofill may change several fields before the
  // next render.
  const latest = useRef(typed);
  // A response that may have arrived, but could not be stored on this phone. While the answers are unchanged,
  // `send` sends this response again, because its `requestId` prevents a duplicate.
  const unanswered = useRef<WaitingResponse | null>(null);
  const store = (next: Answers) => {
    latest.current = next;
    setAnswers(next);
    formDraft(form.id).keep(Object.keys(next).length === 0 ? null : next);
  };
  const setAnswer = (id: string, answer: Answer) => {
    store({ ...latest.current, [id]: answer });
    setEdited(id);
    setErrors(({ [id]: _, ...others }) => others);
    setSending((current) => (current.state === 'failed' ? { state: 'idle' } : current));
  };

  const reset = () => {
    unanswered.current = null;
    store({});
    setEdited(null);
    setRestored(false);
    setErrors({});
    setSending({ state: 'idle' });
  };

  const over = (outcome: FormSending) => {
    formDraft(form.id).keep(null);
    setSending(outcome);
  };

  const send = async () => {
    setSending({ state: 'sending' });
    const before = unanswered.current;
    const response =
      before !== null && isSame(before.answers, answers) ? before : newResponse(form.id, answers);
    const kept = keepResponse(form, response);
    // The draft is removed, so that a reload during the call does not offer to send these answers again.
    if (kept) formDraft(form.id).keep(null);
    try {
      await deliver(response);
      markDelivered(form.id, response.id);
      over({ state: 'done' });
    } catch (error) {
      const later = error instanceof ApiError && error.mayHaveArrived;
      // A page of another server in front of the API says nothing about later, so the person decides.
      if (later && !isOtherNetwork(error) && kept) return over({ state: 'kept', responseId: response.id });
      unanswered.current = later ? response : null;
      dropResponse(form.id, response.id);
      formDraft(form.id).keep(latest.current);
      reportProblem('the form could not be sent', error);
      if (!(error instanceof ApiError) || error.code === 'unexpected' || later)
        return setSending({ state: 'failed', message: words.failed });
      setErrors(answerErrors(error));
      onRefused?.();
      setSending({ state: 'failed', message: messageOf(error) });
    }
    return undefined;
  };

  const tooLong = lengthErrors(answers, edited);
  const submit = (): boolean => {
    if (sending.state === 'sending') return true;
    const found = { ...answersErrors(form.fields, answers), ...tooLong };
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    void send();
    return true;
  };

  return { answers, restored, errors: { ...errors, ...tooLong }, sending, setAnswer, submit, reset };
}
