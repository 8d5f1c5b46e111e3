import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenStaying } from '../../lib/staying.ts';

let registered: ServiceWorkerRegistration | null = null;

export function applyUpdate(
  registration: Pick<ServiceWorkerRegistration, 'waiting'> | null,
  container: Pick<ServiceWorkerContainer, 'controller' | 'onmessage' | 'oncontrollerchange'>,
  reload: () => void,
): boolean {
  if (!registration?.waiting || !container.controller) return false;
  container.onmessage = () => {
    container.oncontrollerchange = reload;
  };
  container.controller.postMessage('GIVE_WAY');
  return true;
}

/**
 * A new version waits until the visitor moves to another page, because its activation reloads the page, and
 * typed text could be lost. The present worker decides, because another window may still need its files.
 * Without its answer, a later activation must not reload this page.
 */
export function useUpdateOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname || !('serviceWorker' in navigator)) return;
    previous.current = pathname;
    applyUpdate(registered, navigator.serviceWorker, () => location.reload());
  }, [pathname]);
}

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        registered = registration;
      },
      () => undefined,
    );
  };
  void whenStaying().then(() => {
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  });
}
