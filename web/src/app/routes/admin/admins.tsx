import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { PeopleScreen } from '../../../features/people/admin/people-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Administradores');
  return (
    <RequirePermission permission="manage_admins">
      <PeopleScreen />
    </RequirePermission>
  );
}
