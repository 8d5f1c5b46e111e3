import type { Form } from '@copa/domain/form';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { EditorBar } from '../../components/admin/editor-bar.tsx';
import { LeaveDialog } from '../../components/admin/leave-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useUnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { cx } from '../../lib/cx.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { FieldList } from './field-list.tsx';
import { type DraftErrors, draftErrors, type FormDraft, NO_ERRORS } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { BasicsSection, LimitsSection } from './form-sections.tsx';
import { useSaveForm } from './use-save-form.ts';

export interface FormEditorProps {
  /** Null for a new one. */
  readonly form: Form | null;
  readonly initial: FormDraft;
  readonly preview: (form: Form) => ReactNode;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

export function FormEditor({ form, initial, preview, onSaved, onCancel, onReload }: FormEditorProps) {
  // A refresh behind the editor must not move what it was opened on: that is how another admin's change is noticed.
  const [opened] = useState(form);
  const [draft, setDraft] = useState(initial);
  const [attempted, setAttempted] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const save = useSaveForm(opened);
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
    setPreviewing(false);
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
    <div className="grid items-start gap-6 pb-32 lg:grid-cols-[1fr_24rem]">
      <form
        ref={element}
        id={formId}
        noValidate
        onSubmit={onSubmit}
        className={cx('min-w-0 gap-6', previewing ? 'hidden lg:grid' : 'grid')}
      >
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
        aria-label="Vista previa"
        className={cx('min-w-0 gap-3', previewing ? 'grid' : 'hidden lg:grid')}
      >
        <h2 className="text-xl uppercase">Así lo ve el visitante</h2>
        <FormPreview draft={draft} preview={preview} />
      </aside>
      <LeaveDialog guard={guard} />
      <EditorBar
        problem={save.error ?? (Object.keys(errors).length > 0 && 'Revisa los campos marcados.')}
        busy={save.busy}
        form={formId}
      >
        {save.stale && (
          <Button variant="secondary" onClick={onReload}>
            Recargar
          </Button>
        )}
        <Button
          variant="ghost"
          className="mr-auto px-2! lg:hidden"
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? 'Editar' : 'Vista previa'}
        </Button>
        <Button variant="secondary" onClick={() => guard.ask(onCancel)}>
          Cancelar
        </Button>
      </EditorBar>
    </div>
  );
}
