import { useNavigate, useParams } from 'react-router-dom';
import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { paths } from '../../../config/paths.ts';
import { DayScreen } from '../../../features/day/admin/day-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  useDocumentTitle('El día del torneo');
  return (
    <RequirePermission permission="manage_registrations">
      <DayScreen id={id} onMissing={() => void navigate(paths.admin.tournaments.to())} />
    </RequirePermission>
  );
}
