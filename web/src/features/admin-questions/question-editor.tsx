import { createQuestion, listQuestions, updateQuestion } from '@copa/domain/api/questions';
import { FIELD_TYPE_LABELS, needsOptions, QUESTION_TYPES } from '@copa/domain/field-type';
import { type Question, type QuestionInput, QuestionInputSchema } from '@copa/domain/question';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { OptionsField } from '../../components/admin/options-field.tsx';
import { Button } from '../../components/button.tsx';
import { Overlay } from '../../components/dialog/overlay.tsx';
import { Checkbox } from '../../components/fields/choice-fields.tsx';
import { SelectField, TextField } from '../../components/fields/text-field.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';

type Draft = Omit<QuestionInput, 'type'> & { readonly type: string };

function draftOf(question: Question | null): Draft {
  if (question === null)
    return { text: '', type: '', required: false, placeholder: '', options: [], active: true };
  const { text, type, required, placeholder, options, active } = question;
  return { text, type, required, placeholder, options, active };
}

/** Empty lines between options are not options; a type without options keeps none. */
function cleaned(draft: Draft): Draft {
  const options = needsOptions(draft.type)
    ? draft.options.map((option) => option.trim()).filter(Boolean)
    : [];
  return { ...draft, options };
}

function errorsOf(draft: Draft): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(QuestionInputSchema, draft).error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return errors;
}

const TOUCHED = [listQuestions];

export function QuestionEditor({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(question));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const create = useApiMutation(createQuestion, TOUCHED);
  const update = useApiMutation(updateQuestion, TOUCHED);
  const toast = useToast();
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setErrors({});
  };

  const save = async () => {
    const body = cleaned(draft);
    const found = errorsOf(body);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const input = z.parse(QuestionInputSchema, body);
    try {
      if (question === null) await create.mutateAsync({ body: input });
      else await update.mutateAsync({ params: { id: question.id }, body: input });
      toast.success(question === null ? 'Pregunta creada' : 'Pregunta guardada');
      onClose();
    } catch (error) {
      setErrors({ ...(error instanceof ApiError && error.fields), form: messageOf(error) });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Overlay
      open
      onClose={onClose}
      title={question === null ? 'Nueva pregunta' : 'Editar pregunta'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form="pregunta" busy={create.isPending || update.isPending}>
            Guardar pregunta
          </Button>
        </>
      }
    >
      <form id="pregunta" noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label="Pregunta"
          required
          value={draft.text}
          error={errors['text']}
          onChange={(event) => change({ text: event.target.value })}
        />
        <SelectField
          label="Tipo"
          required
          value={draft.type}
          placeholder="Elige un tipo"
          error={errors['type']}
          options={QUESTION_TYPES.map((type) => ({ value: type, label: FIELD_TYPE_LABELS[type] }))}
          onChange={(event) => change({ type: event.target.value })}
        />
        {needsOptions(draft.type) ? (
          <OptionsField
            options={draft.options}
            error={errors['options']}
            onChange={(options) => change({ options })}
          />
        ) : (
          <TextField
            label="Texto de ejemplo"
            value={draft.placeholder}
            error={errors['placeholder']}
            onChange={(event) => change({ placeholder: event.target.value })}
          />
        )}
        <Checkbox checked={draft.required} onChange={(event) => change({ required: event.target.checked })}>
          Obligatoria
        </Checkbox>
        <Checkbox checked={draft.active} onChange={(event) => change({ active: event.target.checked })}>
          Activa: se pregunta en todos los torneos
        </Checkbox>
        <p role="alert" className="font-semibold text-danger">
          {errors['form']}
        </p>
      </form>
    </Overlay>
  );
}
