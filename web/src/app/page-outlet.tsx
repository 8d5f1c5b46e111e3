import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { PageSkeleton } from '../components/skeleton.tsx';
import { RouteError } from './route-error.tsx';

/** Where a layout shows its page: one error boundary per address, so that a broken page never takes the others along. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <Suspense fallback={<PageSkeleton label="Cargando página…" />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
