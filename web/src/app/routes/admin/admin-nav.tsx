import { can } from '@copa/domain/people/roles';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { screens } from './screens.ts';

/** A screen stands here under its title, where no shorter word does. */
const LABELS: Readonly<Partial<Record<keyof typeof screens, string>>> = {
  home: 'Panel',
  tournaments: 'Torneos',
};

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
  const shown = (Object.keys(screens) as (keyof typeof screens)[])
    .filter((name) => screens[name].permission === null || can(user, screens[name].permission))
    .map((name) => ({ to: paths.admin[name].to(), label: LABELS[name] ?? screens[name].title }));
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
