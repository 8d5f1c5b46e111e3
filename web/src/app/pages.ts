import { lazyPage } from './lazy-page.ts';

/** Under the header of the site. */
export const pages = {
  home: lazyPage(() => import('./routes/home.tsx')),
  tournaments: lazyPage(() => import('./routes/tournaments.tsx')),
  tournament: lazyPage(() => import('./routes/tournament.tsx')),
  tournamentHistory: lazyPage(() => import('./routes/tournament-history.tsx')),
  registration: lazyPage(() => import('./routes/registration.tsx')),
  registrationStatus: lazyPage(() => import('./routes/registration-status.tsx')),
  ticket: lazyPage(() => import('./routes/ticket.tsx')),
  myRegistrations: lazyPage(() => import('./routes/my-registrations.tsx')),
  signIn: lazyPage(() => import('./routes/sign-in.tsx')),
  terms: lazyPage(() => import('./routes/terms.tsx')),
  faq: lazyPage(() => import('./routes/faq.tsx')),
} as const;

export const barePages = {
  tournamentRules: lazyPage(() => import('./routes/tournament-rules.tsx')),
  invitation: lazyPage(() => import('./routes/team-invitation.tsx')),
  publicForm: lazyPage(() => import('./routes/public-form.tsx')),
} as const;

export const AdminArea = lazyPage(() => import('./routes/admin/area.tsx'));

export const adminPages = {
  home: lazyPage(() => import('./routes/admin/panel.tsx')),
  tournaments: lazyPage(() => import('./routes/admin/tournaments.tsx')),
  day: lazyPage(() => import('./routes/admin/day.tsx')),
  registrations: lazyPage(() => import('./routes/admin/registrations.tsx')),
  questions: lazyPage(() => import('./routes/admin/questions.tsx')),
  forms: lazyPage(() => import('./routes/admin/forms.tsx')),
  admins: lazyPage(() => import('./routes/admin/admins.tsx')),
  statistics: lazyPage(() => import('./routes/admin/statistics.tsx')),
  settings: lazyPage(() => import('./routes/admin/settings.tsx')),
  audit: lazyPage(() => import('./routes/admin/audit.tsx')),
} as const;
