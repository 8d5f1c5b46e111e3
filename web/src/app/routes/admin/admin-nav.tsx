import { can, type Permission } from '@copa/domain/people/roles';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';

interface AdminLink {
  readonly to: string;
  readonly label: string;
  readonly permission: Permission | null;
}

const links: readonly AdminLink[] = [
  { to: paths.admin.home.to(), label: 'Panel', permission: null },
  { to: paths.admin.tournaments.to(), label: 'Torneos', permission: 'manage_tournaments' },
  { to: paths.admin.registrations.to(), label: 'Inscripciones', permission: 'manage_registrations' },
  { to: paths.admin.questions.to(), label: 'Preguntas', permission: 'manage_questions' },
  { to: paths.admin.forms.to(), label: 'Formularios', permission: 'manage_questions' },
  { to: paths.admin.admins.to(), label: 'Administradores', permission: 'manage_admins' },
  { to: paths.admin.statistics.to(), label: 'Estadísticas', permission: 'view_statistics' },
  { to: paths.admin.settings.to(), label: 'Ajustes', permission: 'manage_system' },
  { to: paths.admin.audit.to(), label: 'Auditoría', permission: 'manage_system' },
];

/** The screens this person may open, in a row that scrolls under a thumb. */
export function AdminNav() {
  const { user } = useAdmin();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  const shown = links.filter(({ permission }) => permission === null || can(user, permission));
  return (
    <nav aria-label="Administración" className="border-b border-line bg-coal/70">
      <ul ref={list} className="wrap relative flex gap-1 overflow-x-auto py-1.5">
        {shown.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={to === paths.admin.home.to()}
              className="grid min-h-11 items-center rounded-md px-3 text-sm font-semibold text-mist hover:bg-smoke hover:text-ink aria-[current=page]:bg-smoke aria-[current=page]:text-gold"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
