import { MatchIdSchema } from '@copa/domain/play/match';
import { StageNumberSchema } from '@copa/domain/play/stage-terms';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { paths } from '../../../config/paths.ts';
import { MatchScreen } from '../../../features/play/admin/entry/match-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { NotFound } from '../not-found.tsx';

export function Component() {
  const { id = '', '*': rest = '' } = useParams();
  const [, number = '', name = '', ...more] = rest.replace(/\/$/, '').split('/');
  const stage = z.safeParse(StageNumberSchema, Number(number));
  const match = z.safeParse(MatchIdSchema, name);
  const navigate = useNavigate();
  useDocumentTitle('Anotar una partida');
  if (!stage.success || !match.success || more.length > 0) return <NotFound />;
  return (
    <RequirePermission permission="manage_registrations">
      <MatchScreen
        key={rest}
        id={id}
        stage={stage.data}
        match={match.data}
        onMissing={() => void navigate(paths.admin.tournaments.to())}
      />
    </RequirePermission>
  );
}
