import { listForms } from '@copa/domain/forms/endpoints';
import { useWholeList } from '../../../lib/admin/admin-api.ts';

export function useInactiveForms(): (formId: string | null) => boolean {
  const { data } = useWholeList(listForms);
  const inactive = data?.forms.filter(({ isActive }) => !isActive) ?? [];
  return (formId) => inactive.some(({ id }) => id === formId);
}
