import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { BareLayout } from './layouts/bare-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { adminPages, pages } from './pages.ts';
import { NotFound } from './routes/not-found.tsx';

/** The router's declarative form: its data form alone would cost every visitor 16 KB more. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<SiteLayout />}>
          <Route path={paths.home.path} element={<pages.home />} />
          <Route path={paths.tournaments.path} element={<pages.tournaments />} />
          <Route path={paths.tournament.path} element={<pages.tournament />} />
          <Route path={paths.tournamentHistory.path} element={<pages.tournamentHistory />} />
          <Route path={paths.registration.path} element={<pages.registration />} />
          <Route path={paths.register.path} element={<pages.registration />} />
          <Route path={paths.registerQuery.path} element={<pages.registration />} />
          <Route path={paths.registrationStatus.path} element={<pages.registrationStatus />} />
          <Route path={paths.myRegistrations.path} element={<pages.myRegistrations />} />
          <Route path={paths.signIn.path} element={<pages.signIn />} />
          <Route path={paths.terms.path} element={<pages.terms />} />
          <Route path={paths.faq.path} element={<pages.faq />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<BareLayout />}>
          <Route path={paths.tournamentRules.path} element={<pages.tournamentRules />} />
          <Route path={paths.publicForm.path} element={<pages.publicForm />} />
        </Route>
        <Route element={<SiteLayout compact />}>
          <Route element={<adminPages.area />}>
            <Route path={paths.admin.home.path} element={<adminPages.home />} />
            <Route path={paths.admin.tournaments.path} element={<adminPages.tournaments />} />
            <Route path={paths.admin.registrations.path} element={<adminPages.registrations />} />
            <Route path={paths.admin.questions.path} element={<adminPages.questions />} />
            <Route path={paths.admin.forms.path} element={<adminPages.forms />} />
            <Route path={paths.admin.admins.path} element={<adminPages.admins />} />
            <Route path={paths.admin.statistics.path} element={<adminPages.statistics />} />
            <Route path={paths.admin.settings.path} element={<adminPages.settings />} />
            <Route path={paths.admin.audit.path} element={<adminPages.audit />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
