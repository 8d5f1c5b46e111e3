import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { AuditScreen } from '../../../features/site/admin/audit/audit-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Auditoría');
  return (
    <RequirePermission permission="manage_system">
      <AuditScreen />
    </RequirePermission>
  );
}
