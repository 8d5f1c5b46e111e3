import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import { listenBeforeRouter } from '../lib/history-guard.ts';
import { AppRoutes } from './app-routes.tsx';
import { deliverWhenPossible } from './pending-responses.ts';
import { registerServiceWorker } from './service-worker.ts';
import { whenIdle } from './when-idle.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

listenBeforeRouter();
const app = (
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>
);

// Only a page prerendered for this very address can be hydrated; anything else is a picture that React replaces.
const samePage = container.dataset['prerendered'] === location.pathname && location.search === '';
if (samePage) hydrateRoot(container, app);
else createRoot(container).render(app);

registerServiceWorker();
deliverWhenPossible();
whenIdle(() => void import('../lib/refresh-site.ts').then(({ refreshSite }) => refreshSite()));
