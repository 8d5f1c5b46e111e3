import { createForm, updateForm } from '@copa/domain/forms/endpoints';
import { type Form, FormInputSchema } from '@copa/domain/forms/form';
import * as z from 'zod/mini';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { type Sending, storeDocument } from '../../../../lib/admin/store-document.ts';
import { type FormDraft, inputOver } from './form-draft.ts';

/** Stores a form that has no errors, a new one for null; with that its editing is over. */
export function useSendForm(form: Form | null) {
  const create = useApiMutation(createForm);
  const update = useApiMutation(updateForm);
  return async (draft: FormDraft, sending: Sending<FormDraft>): Promise<null> => {
    await storeDocument(form?.id ?? null, draft, sending, {
      create: (values, requestId) => create.mutateAsync({ body: { ...bodyOf(form, values), requestId } }),
      replace: (id, values, expectedUpdatedAt) =>
        update.mutateAsync({ params: { formId: id }, body: { ...bodyOf(form, values), expectedUpdatedAt } }),
    });
    return null;
  };
}

function bodyOf(form: Form | null, draft: FormDraft) {
  return z.parse(FormInputSchema, inputOver(form, draft)) as z.input<typeof FormInputSchema>;
}
