import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { OfflineBanner } from '../../components/offline-banner.tsx';
import { ToastProvider } from '../../components/toast/toast-provider.tsx';
import { OverlayHost } from '../overlay-host.tsx';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';

function PendingNavigation() {
  const { state } = useNavigation();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {state === 'loading' && (
        <>
          <span className="sr-only">Cargando página…</span>
          <div className="pending-line" />
        </>
      )}
    </div>
  );
}

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <ToastProvider>
      <PendingNavigation />
      <Outlet />
      <OverlayHost />
      <OfflineBanner />
      <ScrollRestoration />
    </ToastProvider>
  );
}
