import { createQuestion, deleteQuestion, updateQuestion } from '@copa/domain/questions/endpoints';
import {
  type FieldType,
  needsOptions,
  QUESTION_TYPES,
  takesExample,
} from '@copa/domain/questions/field-type';
import { type Question, QuestionInputSchema } from '@copa/domain/questions/question';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { EditorDialog } from '../../../components/admin/editor/editor-dialog.tsx';
import { OptionsField } from '../../../components/admin/options-field.tsx';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/fields/choice-fields.tsx';
import { SelectField, TextField } from '../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { byField, type FieldOf } from '../../../lib/admin/edits.ts';
import { type EditorErrors, errorIn, schemaErrors } from '../../../lib/admin/schema-errors.ts';
import { type DocumentSending, storeDocument } from '../../../lib/admin/store-document.ts';
import { useEditor } from '../../../lib/admin/use-editor.ts';
import * as words from '../words/admin.ts';

interface QuestionEditorProps {
  readonly question: Question | null;
  readonly isGone: boolean;
  readonly onClose: () => void;
}

export function QuestionEditor({ question, isGone, onClose }: QuestionEditorProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const editor = useEditor({
    name: `pregunta_${question?.id ?? 'nueva'}`,
    schema: QuestionDraftSchema,
    stored: { at: question?.updatedAt ?? null, values: z.parse(QuestionDraftSchema, question ?? {}) },
    merging: byField<QuestionDraft>(cleaned),
    errorsOf: draftErrors,
    send: useSendQuestion(question?.id ?? null),
    saved: question === null ? words.created : words.saved,
    onDone: onClose,
  });
  const removal = question !== null && !isGone && (
    <div className="mt-6 border-t border-line pt-3">
      <Button
        variant="ghost"
        className="-ml-[min(1rem,5vw)] text-danger!"
        onClick={() => setIsDeleting(true)}
      >
        {words.removeThis}
      </Button>
    </div>
  );
  return (
    <>
      <EditorDialog
        isBeside
        editor={editor}
        title={question === null ? words.newTitle : words.editTitle}
        save={words.save}
        isGone={isGone}
        subject={words.thisQuestion}
        label={(field) => words.fieldLabels[field]}
        shown={shownValue}
        onClose={onClose}
        below={removal}
      >
        <QuestionFields draft={editor.values} errors={editor.errors} onChange={editor.change} />
      </EditorDialog>
      {question !== null && isDeleting && (
        <DeleteQuestion
          question={question}
          onDeleted={() => {
            editor.draft.over();
            onClose();
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

interface QuestionFieldsProps {
  readonly draft: QuestionDraft;
  readonly errors: EditorErrors;
  readonly onChange: (changes: Partial<QuestionDraft>) => void;
}

function QuestionFields({ draft, errors, onChange }: QuestionFieldsProps) {
  return (
    <>
      <TextField
        label={words.fieldLabels.text}
        required
        value={draft.text}
        error={errors['text']}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <SelectField
        label={words.fieldLabels.type}
        required
        value={draft.type}
        placeholder={words.chooseType}
        error={errors['type']}
        options={QUESTION_TYPES.map((type) => ({ value: type, label: FIELD_TYPE_LABELS[type] }))}
        onChange={(event) => onChange({ type: event.target.value })}
      />
      {needsOptions(draft.type) && (
        <OptionsField
          options={draft.options}
          error={errorIn(errors, 'options')}
          onChange={(options) => onChange({ options })}
        />
      )}
      {takesExample(draft.type) && (
        <TextField
          label={words.fieldLabels.placeholder}
          value={draft.placeholder}
          error={errors['placeholder']}
          onChange={(event) => onChange({ placeholder: event.target.value })}
        />
      )}
      <Checkbox checked={draft.required} onChange={(event) => onChange({ required: event.target.checked })}>
        {words.fieldLabels.required}
      </Checkbox>
      <Checkbox checked={draft.active} onChange={(event) => onChange({ active: event.target.checked })}>
        {words.activeEverywhere}
      </Checkbox>
    </>
  );
}

function useSendQuestion(id: string | null) {
  const create = useApiMutation(createQuestion);
  const update = useApiMutation(updateQuestion);
  return async (draft: QuestionDraft, sending: DocumentSending<QuestionDraft>): Promise<null> => {
    await storeDocument(id, draft, sending, {
      create: (values, requestId) => create.mutateAsync({ body: { ...bodyOf(values), requestId } }),
      replace: (replaced, values, expectedUpdatedAt) =>
        update.mutateAsync({ params: { id: replaced }, body: { ...bodyOf(values), expectedUpdatedAt } }),
    });
    return null;
  };
}

function bodyOf(draft: QuestionDraft) {
  return z.parse(QuestionInputSchema, cleaned(draft));
}

interface DeleteQuestionProps {
  readonly question: Question;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteQuestion({ question: { id, text: asked }, onDeleted, onClose }: DeleteQuestionProps) {
  return (
    <ActDialog
      danger
      title={words.removeThisTitle}
      confirm={words.remove}
      endpoint={deleteQuestion}
      call={() => ({ params: { id } })}
      done={words.removedThis}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p className="font-semibold">{asked}</p>
      <p>{words.answersStay}</p>
    </ActDialog>
  );
}

const text = z._default(z.string(), '');

const QuestionDraftSchema = z.object({
  text,
  type: text,
  required: z._default(z.boolean(), false),
  placeholder: text,
  options: z._default(z.array(z.string()), []),
  active: z._default(z.boolean(), true),
});
type QuestionDraft = z.output<typeof QuestionDraftSchema>;

function cleaned(draft: QuestionDraft): QuestionDraft {
  const options = needsOptions(draft.type)
    ? draft.options.map((option) => option.trim()).filter(Boolean)
    : [];
  return { ...draft, options };
}

function draftErrors(draft: QuestionDraft): EditorErrors {
  return schemaErrors(QuestionInputSchema, cleaned(draft));
}

function shownValue(draft: QuestionDraft, field: FieldOf<QuestionDraft>): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value.length === 0) return words.emptyValue;
  if (typeof value !== 'string') return value.join(', ');
  return field === 'type' ? FIELD_TYPE_LABELS[value as FieldType] : value;
}
