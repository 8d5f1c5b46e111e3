import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../styles/index.css';
import { routes } from './routes.tsx';
import { watchForUpdates } from './service-worker.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The first page's chunk has to be there before hydration, or the prerendered text would be thrown away. */
function whenInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

async function start(container: HTMLElement): Promise<void> {
  const router = createBrowserRouter(routes);
  await whenInitialized(router);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A shell is a picture of the page for addresses that are not prerendered: React replaces it.
  if (container.dataset['prerendered'] === location.pathname || container.dataset['prerendered'] === '*') {
    hydrateRoot(container, app);
  } else {
    createRoot(container).render(app);
  }
  watchForUpdates(router);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');
void start(container);
