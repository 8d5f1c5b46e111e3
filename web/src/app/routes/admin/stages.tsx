import { useNavigate, useParams } from 'react-router-dom';
import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { paths } from '../../../config/paths.ts';
import { StagesScreen } from '../../../features/play/admin/stages/stages-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  useDocumentTitle('Fases y partidas');
  return (
    <RequirePermission permission="manage_registrations">
      <StagesScreen id={id} onMissing={() => void navigate(paths.admin.tournaments.to())} />
    </RequirePermission>
  );
}
