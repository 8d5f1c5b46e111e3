import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { lazyPage } from '../../lazy-page.ts';

const screens = {
  home: lazyPage(() => import('./panel.tsx')),
  tournaments: lazyPage(() => import('./tournaments.tsx')),
  day: lazyPage(() => import('./day.tsx')),
  registrations: lazyPage(() => import('./registrations.tsx')),
  questions: lazyPage(() => import('./questions.tsx')),
  forms: lazyPage(() => import('./forms.tsx')),
  admins: lazyPage(() => import('./admins.tsx')),
  statistics: lazyPage(() => import('./statistics.tsx')),
  settings: lazyPage(() => import('./settings.tsx')),
  audit: lazyPage(() => import('./audit.tsx')),
  // Below the address of a day, each in a download of its own.
  stages: lazyPage(() => import('./stages.tsx')),
  match: lazyPage(() => import('./match.tsx')),
} as const satisfies Record<keyof typeof paths.admin | 'stages' | 'match', unknown>;

type ScreenName = keyof typeof screens;
type AddressName = keyof typeof paths.admin;

function belowDay(pathname: string): ScreenName {
  const { '*': rest = '' } = matchPath(paths.admin.day.path, pathname)?.params ?? {};
  if (/^fases\/?$/.test(rest)) return 'stages';
  return rest.startsWith('fases/') ? 'match' : 'day';
}

/** The screen at the address. Screens and addresses have the same names. */
export function AdminPage() {
  const { pathname } = useLocation();
  const name = (Object.keys(paths.admin) as AddressName[]).find(
    (each) => matchPath(paths.admin[each].path, pathname) !== null,
  );
  if (name === undefined) return null;
  const Screen = screens[name === 'day' ? belowDay(pathname) : name];
  return <Screen />;
}
