import { listForms } from '@copa/domain/forms/endpoints';
import { useWholeList } from '../../../lib/admin/admin-api.ts';

/** Tells which linked forms are inactive; screens also work before this is known. */
export function useInactiveForms(): (formId: string | null) => boolean {
  const { data } = useWholeList(listForms);
  const inactive = data?.forms.filter(({ isActive }) => !isActive) ?? [];
  return (formId) => inactive.some(({ id }) => id === formId);
}
