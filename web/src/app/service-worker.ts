import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * A new version waits until the visitor moves to another page by themselves: only then does it take over and the
 * page just arrived at is loaded afresh. Nobody loses a form that they are filling in.
 */
export function applyUpdateOnNavigation(
  router: Router,
  container: ServiceWorkerContainer,
  registration: Pick<ServiceWorkerRegistration, 'waiting'>,
  reload: () => void,
): void {
  let path = router.state.location.pathname;
  let applying = false;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    if (applying || !registration.waiting || !container.controller) return;
    applying = true;
    container.addEventListener('controllerchange', reload, { once: true });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

export function watchForUpdates(router: Router): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').then(
      (registration) =>
        applyUpdateOnNavigation(router, navigator.serviceWorker, registration, () => location.reload()),
      (error: unknown) => console.warn('The site will not work offline:', error),
    );
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
