import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { FormsScreen } from '../../../features/forms/admin/forms-screen.tsx';
import { FormRenderer } from '../../../features/forms/public/form-renderer.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Formularios');
  return (
    <RequirePermission permission="manage_questions">
      <FormsScreen preview={(form) => <FormRenderer form={form} />} />
    </RequirePermission>
  );
}
