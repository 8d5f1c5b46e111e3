import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { RegistrationsScreen } from '../../../features/registrations/admin/registrations-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Inscripciones');
  return (
    <RequirePermission permission="manage_registrations">
      <RegistrationsScreen />
    </RequirePermission>
  );
}
