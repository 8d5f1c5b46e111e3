import { createForm, updateForm } from '@copa/domain/forms/endpoints';
import { type Form, FormInputSchema } from '@copa/domain/forms/form';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { BarButton, EditorBar } from '../../../../components/admin/editor/editor-bar.tsx';
import { EditorNotices } from '../../../../components/admin/editor/editor-notices.tsx';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { type DocumentSending, storeDocument } from '../../../../lib/admin/store-document.ts';
import { useEditor } from '../../../../lib/admin/use-editor.ts';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/admin.tsx';
import { FieldList } from './field-list.tsx';
import {
  duplicateOf,
  emptyFormDraft,
  type FormDraft,
  FormDraftSchema,
  formDraftErrors,
  formDraftOf,
  formInputOver,
  previewOf,
} from './form-draft.ts';
import { FORM_MERGING, partLabel, shownPart } from './form-parts.ts';
import { BasicsSection, LimitsSection } from './form-sections.tsx';

interface FormEditorProps {
  readonly form: Form | null;
  readonly isCopy?: boolean;
  readonly isGone?: boolean;
  readonly preview: (form: Form) => ReactNode;
  readonly onClose: () => void;
}

export function FormEditor(props: FormEditorProps) {
  const { form: source, isCopy = false, isGone = false, preview, onClose } = props;
  const form = isCopy ? null : source;
  const [open, setOpen] = useState<string | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const elementId = useId();
  const list = useRef<HTMLOListElement>(null);
  const send = useSendForm(form);
  const editor = useEditor({
    name: `formulario_${isCopy ? 'copia_' : ''}${source?.id ?? 'nuevo'}`,
    schema: FormDraftSchema,
    stored: { at: form?.updatedAt ?? null, values: beginningOf(source, isCopy) },
    merging: FORM_MERGING,
    errorsOf: formDraftErrors,
    send,
    saved: form === null ? words.created : words.saved,
    onDone: onClose,
    onWrong: (found) => {
      setPreviewing(false);
      const [index] = Object.keys(found).flatMap((path) => /^fields\.(\d+)\./.exec(path)?.[1] ?? []);
      const basics = ['title', 'description', 'closesAt', 'maxResponses'].some((name) => name in found);
      if (index !== undefined && !basics) setOpen(editor.values.fields[Number(index)]?.id ?? null);
    },
  });
  const { form: element, values: draft, errors, change } = editor;

  const known = useRef(new Set(draft.fields.map(({ id }) => id)));
  useEffect(() => {
    const label = list.current?.querySelector<HTMLElement>(`[data-field-label="${open ?? ''}"]`);
    if (open === null || known.current.has(open)) return;
    known.current.add(open);
    label?.focus();
  }, [open]);

  const section = { draft, errors, change };
  return (
    <div className="grid items-start gap-6 pb-32 lg:grid-cols-[1fr_24rem]">
      <form
        ref={element}
        id={elementId}
        noValidate
        onSubmit={editor.onSubmit}
        className={cx('min-w-0 gap-6', previewing ? 'hidden lg:grid' : 'grid')}
      >
        <EditorNotices
          editor={editor}
          isGone={isGone}
          subject={words.thisForm}
          label={partLabel}
          shown={shownPart}
        />
        <BasicsSection {...section} />
        <FieldList
          fields={draft.fields}
          errors={errors}
          open={open}
          onOpen={setOpen}
          onChange={(fields) => change({ fields })}
          listRef={list}
        />
        <LimitsSection {...section} />
      </form>
      <aside
        aria-label={words.preview}
        className={cx('min-w-0 gap-3', previewing ? 'grid' : 'hidden lg:grid')}
      >
        <h2 className="text-xl uppercase">{words.previewTitle}</h2>
        <FormPreview draft={draft} preview={preview} />
      </aside>
      <LeaveDialog guard={editor.guard} onLeave={editor.draft.over} />
      <EditorBar
        problem={editor.problem}
        busy={editor.busy}
        form={elementId}
        onCancel={() => editor.guard.ask(onClose)}
        preview={
          <BarButton
            variant="secondary"
            icon={previewing ? 'arrow-left' : 'eye'}
            label={previewing ? words.edit : words.preview}
            className="lg:hidden"
            onClick={() => setPreviewing(!previewing)}
          />
        }
      />
    </div>
  );
}

function beginningOf(source: Form | null, isCopy: boolean): FormDraft {
  if (source === null) return emptyFormDraft();
  return isCopy ? duplicateOf(source) : formDraftOf(source);
}

function FormPreview({ draft, preview }: { draft: FormDraft; preview: (form: Form) => ReactNode }) {
  const form = previewOf(useDeferredValue(draft));
  return (
    <div inert className="grid gap-3">
      <p className="font-display text-2xl font-extrabold break-words uppercase italic">{form.title}</p>
      {form.description !== '' && <p className="whitespace-pre-line text-mist">{form.description}</p>}
      {preview(form)}
    </div>
  );
}

function useSendForm(form: Form | null) {
  const create = useApiMutation(createForm);
  const update = useApiMutation(updateForm);
  return async (draft: FormDraft, sending: DocumentSending<FormDraft>): Promise<null> => {
    await storeDocument(form?.id ?? null, draft, sending, {
      create: (values, requestId) => create.mutateAsync({ body: { ...bodyOf(form, values), requestId } }),
      replace: (id, values, expectedUpdatedAt) =>
        update.mutateAsync({ params: { formId: id }, body: { ...bodyOf(form, values), expectedUpdatedAt } }),
    });
    return null;
  };
}

function bodyOf(form: Form | null, draft: FormDraft) {
  return z.parse(FormInputSchema, formInputOver(form, draft)) as z.input<typeof FormInputSchema>;
}
