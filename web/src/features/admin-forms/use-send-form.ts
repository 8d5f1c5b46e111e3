import { createForm, getForm, listForms, updateForm } from '@copa/domain/api/forms';
import { FormInputSchema } from '@copa/domain/form';
import * as z from 'zod/mini';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { type Sending, storeDocument } from '../../lib/admin/store-document.ts';
import { type FormDraft, inputOf } from './form-draft.ts';

const TOUCHED = [listForms, getForm];

/** Stores a form that has no errors; with that its editing is over. */
export function useSendForm(formId: string | null) {
  const create = useApiMutation(createForm, TOUCHED);
  const update = useApiMutation(updateForm, TOUCHED);
  return async (draft: FormDraft, sending: Sending<FormDraft>): Promise<null> => {
    await storeDocument(formId, draft, sending, {
      create: (values, requestId) => create.mutateAsync({ body: { ...bodyOf(values), requestId } }),
      replace: (id, values, expectedUpdatedAt) =>
        update.mutateAsync({ params: { formId: id }, body: { ...bodyOf(values), expectedUpdatedAt } }),
    });
    return null;
  };
}

function bodyOf(draft: FormDraft) {
  return z.parse(FormInputSchema, inputOf(draft)) as z.input<typeof FormInputSchema>;
}
