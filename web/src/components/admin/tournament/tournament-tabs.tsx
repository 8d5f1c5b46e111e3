import { can } from '@copa/domain/people/roles';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { DAY_ACCESS, dayPath, tournamentPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import * as words from '../../words/tournament-tabs.ts';

export function TournamentTabs({ id }: { readonly id: string }) {
  const { user } = useAdmin();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetWidth / 3;
  }, []);
  const tabs = [
    { to: tournamentPath(id), label: words.summary, access: DAY_ACCESS.summary },
    { to: inboxPath(id), label: words.registrations, access: 'manage_registrations' },
    { to: dayPath(id), label: words.day, access: DAY_ACCESS.dia },
    { to: dayPath(id, 'fases'), label: words.stages, access: DAY_ACCESS.fases },
    { to: dayPath(id, 'avisos'), label: words.notices, access: DAY_ACCESS.avisos },
  ] as const;
  return (
    <nav aria-label={words.tournament} className="-mx-(--gutter) border-b border-line">
      <ul ref={list} className="relative flex overflow-x-auto px-[calc(var(--gutter)-0.375rem)]">
        {tabs
          .filter(({ access }) => can(user, access))
          .map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end={label !== words.stages}
                className="grid min-h-11 items-center border-b-2 border-transparent px-1.5 text-sm font-semibold text-mist hover:text-ink aria-[current=page]:border-gold aria-[current=page]:text-gold max-[22rem]:px-1 max-[22rem]:text-[0.8125rem] sm:px-3"
              >
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function inboxPath(id: string, status: 'pending' | null = null): string {
  const query = new URLSearchParams({ torneo: id, ...(status !== null && { estado: status }) });
  return `${paths.admin.registrations.to()}?${query.toString()}`;
}

export function unitPath(tournamentId: string, registrationId: string): string {
  const query = new URLSearchParams({ torneo: tournamentId, ver: registrationId });
  return `${paths.admin.registrations.to()}?${query.toString()}`;
}
