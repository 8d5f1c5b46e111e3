import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { lazyPage } from './lazy-page.tsx';
import { WaitingArea } from './waiting-area.tsx';
import * as words from './words/frame.ts';

const registration = lazyPage(() => import('./routes/registration.tsx'));

export const pages = {
  home: lazyPage(() => import('./routes/home.tsx')),
  tournaments: lazyPage(() => import('./routes/tournaments.tsx')),
  tournament: lazyPage(() => import('./routes/tournament.tsx')),
  board: lazyPage(() => import('./routes/board.tsx')),
  season: lazyPage(() => import('./routes/season.tsx')),
  tournamentHistory: lazyPage(() => import('./routes/tournament-history.tsx')),
  registration,
  register: registration,
  registerQuery: registration,
  registrationStatus: lazyPage(() => import('./routes/registration-status.tsx')),
  consent: lazyPage(() => import('./routes/consent.tsx')),
  ticket: lazyPage(() => import('./routes/ticket.tsx')),
  player: lazyPage(() => import('./routes/player.tsx')),
  mine: lazyPage(() => import('./routes/mine.tsx')),
  signIn: lazyPage(() => import('./routes/sign-in.tsx')),
  terms: lazyPage(() => import('./routes/terms.tsx')),
  faq: lazyPage(() => import('./routes/faq.tsx')),
} as const;

export const barePages = {
  tournamentRules: lazyPage(() => import('./routes/tournament-rules.tsx')),
  invitation: lazyPage(() => import('./routes/team-invitation.tsx')),
  publicForm: lazyPage(() => import('./routes/public-form.tsx')),
} as const;

export const AdminArea = lazyPage(
  () => import('./routes/admin/area.tsx'),
  createElement(WaitingArea, { label: words.loadingPage }),
);

const publicPages = { ...pages, ...barePages };

export function pageAt(pathname: string): ReturnType<typeof lazyPage> | undefined {
  const isAt = ({ path }: { readonly path: string }) => matchPath(path, pathname) !== null;
  const names = Object.keys(publicPages) as (keyof typeof publicPages)[];
  const name = names.find((each) => isAt(paths[each]));
  if (name !== undefined) return publicPages[name];
  return Object.values(paths.admin).some(isAt) ? AdminArea : undefined;
}
