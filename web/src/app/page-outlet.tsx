import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { PageSkeleton } from '../components/skeleton.tsx';
import { RouteError } from './route-error.tsx';

/** Each address has its own error boundary, so that a broken page does not break the others. */
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
