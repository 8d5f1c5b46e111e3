import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { BareLayout } from './layouts/bare-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { AdminArea, barePages, pages } from './pages.ts';
import { NotFound } from './routes/not-found.tsx';

type Pages<Name extends string> = Readonly<Record<Name, ComponentType>>;
type Addresses<Name extends string> = Readonly<Record<Name, { readonly path: string }>>;

function routeTo(path: string, Page: ComponentType) {
  return <Route key={path} path={path} element={<Page />} />;
}

function routesTo<Name extends string>(shown: Pages<Name>, addresses: Addresses<NoInfer<Name>>) {
  return (Object.keys(shown) as Name[]).map((name) => routeTo(addresses[name].path, shown[name]));
}

/** `createBrowserRouter` would cost every visitor 16 KB more than `<Routes>`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<SiteLayout />}>
          {routesTo(pages, paths)}
          {routeTo('*', NotFound)}
        </Route>
        <Route element={<BareLayout />}>{routesTo(barePages, paths)}</Route>
        <Route element={<SiteLayout compact />}>
          <Route element={<AdminArea />}>
            {Object.values(paths.admin).map(({ path }) => (
              <Route key={path} path={path} element={null} />
            ))}
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
