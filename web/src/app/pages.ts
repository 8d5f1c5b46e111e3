import type { FilledScreen } from '@copa/domain/page-template';
import { createElement } from 'react';
import { lazyPage } from './lazy-page.tsx';
import { WaitingArea } from './waiting-area.tsx';
import * as words from './words/frame.ts';

export const pages = {
  home: lazyPage(() => import('./routes/home.tsx')),
  tournaments: lazyPage(() => import('./routes/tournaments.tsx')),
  tournament: lazyPage(() => import('./routes/tournament.tsx')),
  board: lazyPage(() => import('./routes/board.tsx')),
  season: lazyPage(() => import('./routes/season.tsx')),
  tournamentHistory: lazyPage(() => import('./routes/tournament-history.tsx')),
  registration: lazyPage(() => import('./routes/registration.tsx')),
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

/** Pages that the API fills, or that draw their first card themselves. */
type WrittenScreen = FilledScreen | 'ticket' | 'registrationStatus';

type WrittenPages = Record<WrittenScreen, ReturnType<typeof lazyPage>>;

/** The screens of pages that have content before React runs. */
export const writtenPages: Readonly<Partial<Record<string, WrittenPages[WrittenScreen]>>> = {
  tournament: pages.tournament,
  board: pages.board,
  season: pages.season,
  registration: pages.registration,
  tournamentRules: barePages.tournamentRules,
  ticket: pages.ticket,
  registrationStatus: pages.registrationStatus,
} satisfies WrittenPages;

/** A separate module has the list of admin screens, which visitors do not download. */
export const AdminArea = lazyPage(
  () => import('./routes/admin/area.tsx'),
  createElement(WaitingArea, { label: words.loadingPage }),
);
