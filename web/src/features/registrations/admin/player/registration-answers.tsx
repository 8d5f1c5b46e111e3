import { getForm } from '@copa/domain/forms/endpoints';
import type { Answer, Answers } from '@copa/domain/questions/answers';
import { listQuestions } from '@copa/domain/questions/endpoints';
import { additionalFields } from '@copa/domain/registrations/registration';
import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useApiQuery, useWholeList } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/player.ts';

export function RegistrationAnswers({ answers: given, formId }: { answers: Answers; formId: string | null }) {
  const questions = useWholeList(listQuestions);
  const form = useApiQuery(getForm, { params: { formId: formId ?? '' } }, { enabled: formId !== null });
  const answers = Object.entries(given);
  if (answers.length === 0) return <p className="text-mist">{words.noAnswers}</p>;
  const failure = questions.error ?? form.error;
  if (failure !== null && (questions.data === undefined || (formId !== null && form.data === undefined))) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-warning">{words.answersFailed(messageOf(failure))}</p>
        <Button
          variant="secondary"
          onClick={() => {
            void questions.refetch();
            if (formId !== null) void form.refetch();
          }}
        >
          {words.retry}
        </Button>
      </div>
    );
  }
  if (questions.data === undefined || (formId !== null && form.data === undefined)) {
    return <Skeleton className="h-24" />;
  }
  // Questions that are no longer asked were asked when this player registered.
  const all = questions.data.questions.map((question) => ({ ...question, active: true }));
  const fields = additionalFields(all, form.data ?? null);
  const known = fields.filter(({ id }) => Object.hasOwn(given, id));
  const unknown = answers.filter(([id]) => !fields.some((field) => field.id === id));
  return (
    <dl className="grid gap-3">
      {known.map(({ id, label }) => (
        <AnswerLine key={id} label={label} answer={given[id]} />
      ))}
      {unknown.map(([id, answer]) => (
        <AnswerLine key={id} label={words.removedQuestion(id)} answer={answer} />
      ))}
    </dl>
  );
}

function AnswerLine({ label, answer }: { label: string; answer: Answer | undefined }) {
  return (
    <div>
      <dt className="text-sm text-dim">{label}</dt>
      <dd className="whitespace-pre-wrap">{typeof answer === 'string' ? answer : answer?.join(', ')}</dd>
    </div>
  );
}
