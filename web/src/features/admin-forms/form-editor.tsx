import { createForm, getForm, listForms, updateForm } from '@copa/domain/api/forms';
import { type Form, FormInputSchema } from '@copa/domain/form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../components/admin/leave-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Overlay } from '../../components/dialog/overlay.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { useUnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { FieldList } from './field-list.tsx';
import { type DraftErrors, draftErrors, type FormDraft, inputOf } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { BasicsSection, LimitsSection } from './form-sections.tsx';

export interface FormEditorProps {
  /** Null for a new one. */
  readonly form: Form | null;
  readonly initial: FormDraft;
  readonly preview: (form: Form) => ReactNode;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

const TOUCHED = [listForms, getForm];
const NO_ERRORS: DraftErrors = {};

export function FormEditor({ form, initial, preview, onSaved, onCancel, onReload }: FormEditorProps) {
  // A refresh behind the editor must not move what it was opened on: that is how another admin's change is noticed.
  const [opened] = useState(form);
  const [draft, setDraft] = useState(initial);
  const [attempted, setAttempted] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const save = useSave(opened);
  const toast = useToast();
  const dirty = draft !== initial && !save.saved;
  const guard = useUnsavedGuard(dirty);

  const errors = attempted ? { ...save.fields, ...draftErrors(draft) } : NO_ERRORS;
  const change = (changes: Partial<FormDraft>) => {
    setDraft({ ...draft, ...changes });
    save.forgetFailure();
  };

  const known = useRef(new Set(initial.fields.map(({ id }) => id)));
  useEffect(() => {
    const label = list.current?.querySelector<HTMLElement>(`[data-field-label="${open ?? ''}"]`);
    if (open === null || known.current.has(open)) return;
    known.current.add(open);
    label?.focus();
  }, [open]);

  const submit = async () => {
    setAttempted(true);
    const found = draftErrors(draft);
    if (Object.keys(found).length > 0) return showFirst(found);
    const failed = await save.run(draft);
    if (failed !== null) return showFirst(failed);
    toast.success(opened === null ? 'Formulario creado' : 'Formulario guardado');
    return onSaved();
  };
  const showFirst = (found: DraftErrors) => {
    const [index] = Object.keys(found).flatMap((path) => /^fields\.(\d+)\./.exec(path)?.[1] ?? []);
    const basics = ['title', 'description', 'closesAt', 'maxResponses'].some((name) => name in found);
    if (index !== undefined && !basics) setOpen(draft.fields[Number(index)]?.id ?? null);
    focusFirstError(element.current);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const section = { draft, errors, change };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={onSubmit}
      className="grid items-start gap-6 pb-32 lg:grid-cols-[1fr_24rem]"
    >
      <div className="grid min-w-0 gap-6">
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
      </div>
      <aside
        aria-label="Vista previa"
        className="hidden gap-3 lg:sticky lg:top-20 lg:grid lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto"
      >
        <h2 className="text-xl uppercase">Así lo ve el visitante</h2>
        <FormPreview draft={draft} preview={preview} />
      </aside>
      <Overlay
        open={previewing}
        size="tall"
        title="Así lo ve el visitante"
        onClose={() => setPreviewing(false)}
      >
        {previewing && <FormPreview draft={draft} preview={preview} />}
      </Overlay>
      <LeaveDialog guard={guard} />
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal/95 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="wrap flex flex-wrap items-center justify-end gap-2 sm:gap-3">
          <p role="alert" className="w-full font-semibold text-danger sm:mr-auto sm:w-auto">
            {save.error}
            {save.error === null && Object.keys(errors).length > 0 && 'Revisa los campos marcados.'}
          </p>
          {save.stale && (
            <Button variant="secondary" onClick={onReload}>
              Recargar
            </Button>
          )}
          <Button variant="ghost" className="mr-auto lg:hidden" onClick={() => setPreviewing(true)}>
            Vista previa
          </Button>
          <Button variant="secondary" onClick={() => guard.ask(onCancel)}>
            Cancelar
          </Button>
          <Button type="submit" busy={save.busy}>
            Guardar
          </Button>
        </div>
      </div>
    </form>
  );
}

function useSave(opened: Form | null) {
  const create = useApiMutation(createForm, TOUCHED);
  const update = useApiMutation(updateForm, TOUCHED);
  const [failure, setFailure] = useState<unknown>(null);
  const [saved, setSaved] = useState(false);

  /** Null when it was saved, else the errors by field. */
  const run = async (draft: FormDraft): Promise<DraftErrors | null> => {
    const body = z.parse(FormInputSchema, inputOf(draft)) as z.input<typeof FormInputSchema>;
    try {
      if (opened === null) await create.mutateAsync({ body });
      else {
        const expectedUpdatedAt = opened.updatedAt;
        await update.mutateAsync({ params: { formId: opened.id }, body: { ...body, expectedUpdatedAt } });
      }
      setSaved(true);
      return null;
    } catch (error) {
      setFailure(error);
      return error instanceof ApiError ? error.fields : NO_ERRORS;
    }
  };

  return {
    run,
    saved,
    busy: create.isPending || update.isPending,
    error: failure === null ? null : messageOf(failure),
    fields: failure instanceof ApiError ? failure.fields : NO_ERRORS,
    stale: failure instanceof ApiError && failure.code === 'stale-write',
    /** What the server refused is about what was sent, not about what is being typed now. */
    forgetFailure: () => setFailure(null),
  };
}
