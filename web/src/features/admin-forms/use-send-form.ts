import { createForm, getForm, listForms, updateForm } from '@copa/domain/api/forms';
import { FormInputSchema } from '@copa/domain/form';
import * as z from 'zod/mini';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { type FormDraft, inputOf } from './form-draft.ts';

const TOUCHED = [listForms, getForm];

/** Stores a form that has no errors; with that its editing is over. */
export function useSendForm(formId: string | null) {
  const create = useApiMutation(createForm, TOUCHED);
  const update = useApiMutation(updateForm, TOUCHED);
  return async (draft: FormDraft, expectedUpdatedAt: Date | null): Promise<null> => {
    const body = z.parse(FormInputSchema, inputOf(draft)) as z.input<typeof FormInputSchema>;
    if (formId === null) await create.mutateAsync({ body });
    else await update.mutateAsync({ params: { formId }, body: { ...body, expectedUpdatedAt } });
    return null;
  };
}
