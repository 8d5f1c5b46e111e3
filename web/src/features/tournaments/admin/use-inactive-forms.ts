import { listForms } from '@copa/domain/forms/endpoints';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';

/** Tells which linked forms are inactive; screens also work before this is known. */
export function useInactiveForms(): (formId: string | null) => boolean {
  const { data } = useApiQuery(listForms, { query: { limit: PAGE_LIMIT_MAX } });
  const inactive = data?.forms.filter(({ isActive }) => !isActive) ?? [];
  return (formId) => inactive.some(({ id }) => id === formId);
}
