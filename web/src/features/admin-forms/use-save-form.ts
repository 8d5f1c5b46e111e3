import { createForm, getForm, listForms, updateForm } from '@copa/domain/api/forms';
import { type Form, FormInputSchema } from '@copa/domain/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import { type DraftErrors, type FormDraft, inputOf, NO_ERRORS } from './form-draft.ts';

const TOUCHED = [listForms, getForm];

export function useSaveForm(opened: Form | null) {
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
