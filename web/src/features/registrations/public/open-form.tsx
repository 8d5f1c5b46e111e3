import { FormSchema } from '@copa/domain/forms/form';
import { ACTIVE_QUESTIONS_MAX, PUBLIC_POLL_MS } from '@copa/domain/limits';
import { QuestionSchema } from '@copa/domain/questions/question';
import { additionalFields } from '@copa/domain/registrations/registration';
import {
  REGISTRATION_PAGE_DATA_ID,
  type RegistrationPageData,
  type RegistrationQuestions,
} from '@copa/domain/registrations/registration-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { LoadFailed } from '../../../components/message-state.tsx';
import { DeadEnd } from '../../../components/page/dead-end.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { pageData } from '../../../lib/built-page/page-data.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { type Load, useLoad } from '../../../lib/network/use-load.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as words from '../words/register.tsx';
import { isEmptyDraft, loadDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import type { SentRegistration } from './use-send-registration.ts';

interface OpenFormProps {
  readonly tournament: Tournament;
  readonly formId: string | null;
  readonly first?: ReactNode;
  readonly before?: ReactNode;
  readonly invitationCode?: string;
  readonly success: (sent: SentRegistration) => ReactNode;
}

export function OpenForm({ tournament, formId, first, before, invitationCode, success }: OpenFormProps) {
  const questions = useRegistrationQuestions(formId);
  const draftId = invitationCode ?? tournament.id;
  const [unanswered] = useState(() => loadDraft(draftId).sent.length > 0);
  if (questions.state === 'loading') return <PageSkeleton label={words.loadingForm} />;
  if (questions.state === 'failed') {
    const { again } = questions;
    return (
      <KeptForm draftId={draftId} again={again}>
        <LoadFailed title={words.formFailedTitle} again={again} />
      </KeptForm>
    );
  }
  if (questions.value === null && !unanswered) {
    return (
      <DeadEnd illustration="gate" title={words.notOpenTitle}>
        {ERROR_MESSAGES[formId === null ? 'registration-form-missing' : 'form-inactive']}
      </DeadEnd>
    );
  }
  // The API answers a draft that has arrived, even if its form is closed since.
  const { description, fields } = questions.value ?? { description: '', fields: null };
  return (
    <RegistrationForm
      tournament={tournament}
      first={first}
      before={before}
      description={description}
      fields={fields}
      success={success}
      onRefused={questions.again}
      {...(invitationCode !== undefined && { invitationCode })}
    />
  );
}

/** Null if the form is missing, inactive or not linked; the API then refuses new registrations. */
async function fetchQuestions(formId: string | null): Promise<RegistrationQuestions | null> {
  if (formId === null) return null;
  const { is, fetchDocument, runQuery } = await import('../../../lib/network/public-firestore.ts');
  const [{ documents: questions }, form] = await Promise.all([
    runQuery({
      from: 'questions',
      where: [is('active', 'EQUAL', { booleanValue: true })],
      orderBy: ['order', 'ASCENDING'],
      limit: ACTIVE_QUESTIONS_MAX,
    }),
    fetchDocument(`forms/${formId}`),
  ]);
  if (form === null) return null;
  const parsed = questions.flatMap(({ id, data }) => {
    const question = z.safeParse(QuestionSchema, { ...data, id });
    if (question.success) return [question.data];
    reportProblem(`question ${id} does not fit its schema`, question.error.issues);
    return [];
  });
  const linked = z.parse(FormSchema, { ...form.data, id: form.id });
  return { description: linked.description, fields: additionalFields(parsed, linked) };
}

function broughtQuestions(formId: string | null) {
  const { asOf, questions } = registrationPageData() ?? {};
  return asOf !== undefined && questions?.formId === formId ? { asOf, questions } : null;
}

function isFresh({ asOf }: Pick<RegistrationPageData, 'asOf'>): boolean {
  return Math.abs(serverNow().getTime() - asOf.getTime()) < PUBLIC_POLL_MS;
}

function useRegistrationQuestions(formId: string | null): Load<RegistrationQuestions | null> {
  const [brought] = useState(() => broughtQuestions(formId));
  // After a refusal, not even fresh questions count as those of the form.
  const isFirst = useRef(true);
  const load = useCallback(async () => {
    const mayBeBrought = isFirst.current;
    isFirst.current = false;
    if (mayBeBrought && brought !== null && isFresh(brought)) return brought.questions;
    try {
      return await fetchQuestions(formId);
    } catch (error) {
      reportProblem('the questions could not be loaded', error);
      throw error;
    }
  }, [brought, formId]);
  const loaded = useLoad(load);
  if (brought === null || loaded.state === 'ready') return loaded;
  return {
    state: 'ready',
    value: brought.questions,
    again: () => undefined,
    refreshing: loaded.state === 'loading',
  };
}

interface KeptFormProps {
  readonly draftId: string;
  readonly heading?: 'h1' | 'h2';
  readonly again: () => void;
  readonly children: ReactNode;
}

export function KeptForm({ draftId, heading = 'h2', again, children }: KeptFormProps) {
  const draft = loadDraft(draftId);
  if (isEmptyDraft(draft)) return children;
  const said = draft.sent.length > 0 ? words.kept.sent : words.kept.typed;
  return (
    <LoadFailed heading={heading} title={said.title} again={again}>
      {said.text}
    </LoadFailed>
  );
}

export const registrationPageData = pageData<RegistrationPageData>(
  'the data of the form',
  REGISTRATION_PAGE_DATA_ID,
);
