import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { BareLayout } from './layouts/bare-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { RouteError } from './route-error.tsx';
import { NotFound } from './routes/not-found.tsx';

type LazyPage = NonNullable<RouteObject['lazy']>;

/** Every page is its own download and has its own error boundary. */
function page(path: string, lazy: LazyPage): RouteObject {
  return { path, lazy, errorElement: <RouteError /> };
}

const registration: LazyPage = () => import('./routes/registration.tsx');

const sitePages: RouteObject[] = [
  page(paths.home.path, () => import('./routes/home.tsx')),
  page(paths.tournaments.path, () => import('./routes/tournaments.tsx')),
  page(paths.tournament.path, () => import('./routes/tournament.tsx')),
  page(paths.tournamentHistory.path, () => import('./routes/tournament-history.tsx')),
  page(paths.registration.path, registration),
  page(paths.register.path, registration),
  page(paths.registerQuery.path, registration),
  page(paths.registrationStatus.path, () => import('./routes/registration-status.tsx')),
  page(paths.myRegistrations.path, () => import('./routes/my-registrations.tsx')),
  page(paths.signIn.path, () => import('./routes/sign-in.tsx')),
  page(paths.terms.path, () => import('./routes/terms.tsx')),
  page(paths.faq.path, () => import('./routes/faq.tsx')),
  { path: '*', element: <NotFound /> },
];

const pagesWithoutHeader: RouteObject[] = [
  page(paths.tournamentRules.path, () => import('./routes/tournament-rules.tsx')),
  page(paths.publicForm.path, () => import('./routes/public-form.tsx')),
];

const adminPages: RouteObject[] = [
  page(paths.admin.home.path, () => import('./routes/admin/panel.tsx')),
  page(paths.admin.tournaments.path, () => import('./routes/admin/tournaments.tsx')),
  page(paths.admin.registrations.path, () => import('./routes/admin/registrations.tsx')),
  page(paths.admin.questions.path, () => import('./routes/admin/questions.tsx')),
  page(paths.admin.forms.path, () => import('./routes/admin/forms.tsx')),
  page(paths.admin.admins.path, () => import('./routes/admin/admins.tsx')),
  page(paths.admin.statistics.path, () => import('./routes/admin/statistics.tsx')),
  page(paths.admin.settings.path, () => import('./routes/admin/settings.tsx')),
  page(paths.admin.audit.path, () => import('./routes/admin/audit.tsx')),
];

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      { element: <SiteLayout />, children: sitePages },
      { element: <BareLayout />, children: pagesWithoutHeader },
      {
        element: <SiteLayout compact />,
        children: [
          {
            lazy: () => import('./routes/admin/area.tsx'),
            errorElement: <RouteError />,
            children: adminPages,
          },
        ],
      },
    ],
  },
];
