import type { Form } from '@copa/domain/form';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { AnswerInput } from '../../components/fields/answer-input.tsx';
import { useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';
import { FormSent } from './form-sent.tsx';
import { useFormAnswers } from './use-form-answers.ts';

/** A form as visitors fill it in. */
export function FormRenderer({ form }: { form: Form | null }) {
  if (form === null) {
    return (
      <Card>
        <h2 className="text-2xl uppercase">Formulario no encontrado</h2>
      </Card>
    );
  }
  return <LoadedForm form={form} />;
}

function LoadedForm({ form }: { form: Form }) {
  const { answers, errors, sending, setAnswer, submit, reset } = useFormAnswers(form);
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  if (sending.state === 'done') return <FormSent pending={sending.pending} onAgain={reset} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) focusFirstError();
  };
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="surface pad grid gap-5">
      {form.fields.map((field) => (
        <AnswerInput
          key={field.id}
          field={field}
          answer={answers[field.id]}
          error={errors[field.id]}
          selectPlaceholder="Selecciona una opción"
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
        {sending.state === 'sending' ? 'Enviando…' : 'Enviar'}
      </Button>
    </form>
  );
}
