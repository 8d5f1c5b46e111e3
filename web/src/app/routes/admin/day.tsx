import { useNavigate, useParams } from 'react-router-dom';
import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { paths } from '../../../config/paths.ts';
import { DayScreen } from '../../../features/day/admin/day-screen.tsx';
import { NoticesScreen } from '../../../features/day/admin/notices/notices-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { NotFound } from '../not-found.tsx';

const SCREENS = {
  dia: { Screen: DayScreen, title: 'El día del torneo' },
  avisos: { Screen: NoticesScreen, title: 'Cola de avisos' },
} as const;

function isScreen(name: string): name is keyof typeof SCREENS {
  return Object.hasOwn(SCREENS, name);
}

export function Component() {
  const { id = '', '*': rest = '' } = useParams();
  const screen = rest.replace(/\/$/, '');
  return isScreen(screen) ? <Day screen={screen} id={id} /> : <NotFound />;
}

function Day({ screen, id }: { screen: keyof typeof SCREENS; id: string }) {
  const { Screen, title } = SCREENS[screen];
  const navigate = useNavigate();
  useDocumentTitle(title);
  return (
    <RequirePermission permission="manage_registrations">
      <Screen id={id} onMissing={() => void navigate(paths.admin.tournaments.to())} />
    </RequirePermission>
  );
}
