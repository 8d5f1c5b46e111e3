import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { StatisticsScreen } from '../../../features/site/admin/statistics/statistics-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Estadísticas');
  return (
    <RequirePermission permission="view_statistics">
      <StatisticsScreen />
    </RequirePermission>
  );
}
