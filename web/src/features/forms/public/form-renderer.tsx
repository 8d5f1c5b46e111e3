import type { Form } from '@copa/domain/forms/form';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { AnswerInput } from '../../../components/fields/answer-input.tsx';
import { DropDraftButton, RestoredDraft } from '../../../components/kept-draft.tsx';
import { useFirstErrorFocus } from '../../../lib/use-first-error-focus.ts';
import * as words from '../words/public-form.ts';
import { FormKept } from './form-kept.tsx';
import { FormSent } from './form-sent.tsx';
import { useFormAnswers } from './use-form-answers.ts';

/** A form as visitors fill it in. */
export function FormRenderer({ form }: { form: Form | null }) {
  if (form === null) {
    return (
      <Card>
        <h2 className="text-2xl uppercase">{words.missingForm}</h2>
      </Card>
    );
  }
  return <LoadedForm form={form} />;
}

function LoadedForm({ form }: { form: Form }) {
  const { answers, restored, errors, sending, setAnswer, submit, reset } = useFormAnswers(form);
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  if (sending.state === 'done') return <FormSent onAgain={reset} />;
  if (sending.state === 'kept') return <FormKept responseId={sending.responseId} onAgain={reset} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) focusFirstError();
  };
  const dropping = { disabled: sending.state === 'sending', onDrop: reset };
  const isWritten = Object.values(answers).flat().join('') !== '';
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="surface pad grid gap-5">
      {restored && <RestoredDraft {...dropping} whose={null} />}
      {form.fields.map((field) => (
        <AnswerInput
          key={field.id}
          field={field}
          answer={answers[field.id]}
          error={errors[field.id]}
          selectPlaceholder={words.chooseOption}
          onChange={(answer) => setAnswer(field.id, answer)}
        />
      ))}
      <p role="alert" className="font-semibold text-danger">
        {sending.state === 'failed' && sending.message}
      </p>
      <Button
        type="submit"
        size="lg"
        block
        busy={sending.state === 'sending'}
        disabled={Object.keys(errors).length > 0}
      >
        {sending.state === 'sending' ? words.sending : words.send}
      </Button>
      {isWritten && <DropDraftButton {...dropping} />}
    </form>
  );
}
