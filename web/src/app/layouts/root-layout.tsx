import { Outlet } from 'react-router-dom';
import { OfflineBanner } from '../../components/offline-banner.tsx';
import { ToastProvider } from '../../components/toast/toast-provider.tsx';
import { usePagePending } from '../lazy-page.tsx';
import { useLeftOnDevice } from '../left-on-device.ts';
import { OverlayHost } from '../overlay-host.tsx';
import { useArrival } from '../use-arrival.ts';
import * as words from '../words/frame.ts';
import { useUpdateOnNavigation } from '../worker/service-worker.ts';

function LeftOnDevice() {
  useLeftOnDevice();
  return null;
}

function PendingPage() {
  const pending = usePagePending();
  return (
    <output className="fixed inset-x-0 top-0 z-50">
      {pending && (
        <>
          <span className="sr-only">{words.loadingPage}</span>
          <span className="pending-line" />
        </>
      )}
    </output>
  );
}

export function RootLayout() {
  useArrival();
  useUpdateOnNavigation();
  return (
    <ToastProvider>
      <LeftOnDevice />
      <PendingPage />
      <Outlet />
      <OverlayHost />
      <OfflineBanner />
    </ToastProvider>
  );
}
