import type { Form } from '@copa/domain/forms/form';
import { type ReactNode, useDeferredValue } from 'react';
import { type FormDraft, previewOf } from './form-draft.ts';

/** The visitor's own page, out of reach: nothing can be typed or sent from here. */
export function FormPreview({ draft, preview }: { draft: FormDraft; preview: (form: Form) => ReactNode }) {
  const form = previewOf(useDeferredValue(draft));
  return (
    <div inert className="grid gap-3">
      <p className="font-display text-2xl font-extrabold break-words uppercase italic">{form.title}</p>
      {form.description !== '' && <p className="whitespace-pre-line text-mist">{form.description}</p>}
      {preview(form)}
    </div>
  );
}
