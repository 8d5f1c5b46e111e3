import { useNavigate, useParams } from 'react-router-dom';
import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { paths } from '../../../config/paths.ts';
import { NoticesScreen } from '../../../features/day/admin/notices/notices-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  useDocumentTitle('Cola de avisos');
  return (
    <RequirePermission permission="manage_registrations">
      <NoticesScreen id={id} onMissing={() => void navigate(paths.admin.tournaments.to())} />
    </RequirePermission>
  );
}
