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
} as const satisfies Record<keyof typeof paths.admin, unknown>;

/** Below the address of a day, each in a download of its own. */
const stages = lazyPage(() => import('./stages.tsx'));
const match = lazyPage(() => import('./match.tsx'));

function belowDay(pathname: string) {
  const { '*': rest = '' } = matchPath(paths.admin.day.path, pathname)?.params ?? {};
  if (/^fases\/?$/.test(rest)) return stages;
  return rest.startsWith('fases/') ? match : screens.day;
}

type ScreenName = keyof typeof screens;

/** The screen at the address. Screens and addresses have the same names. */
export function AdminPage() {
  const { pathname } = useLocation();
  const name = (Object.keys(screens) as ScreenName[]).find(
    (each) => matchPath(paths.admin[each].path, pathname) !== null,
  );
  if (name === undefined) return null;
  const Screen = name === 'day' ? belowDay(pathname) : screens[name];
  return <Screen />;
}
