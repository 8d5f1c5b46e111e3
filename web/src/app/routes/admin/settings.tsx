import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { SettingsScreen } from '../../../features/site/admin/settings/settings-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Ajustes');
  return (
    <RequirePermission permission="manage_system">
      <SettingsScreen />
    </RequirePermission>
  );
}
