import '../lib/older-browsers.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import { listenBeforeRouter } from '../lib/history-guard.ts';
import { whenStaying } from '../lib/staying.ts';
import { AppRoutes } from './app-routes.tsx';
import { filledPages } from './pages.ts';
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

const { prerendered, screen } = container.dataset;
const filled = filledPages[screen ?? ''];
// React can only hydrate a page that was written for this very address; anything else is replaced.
const isWritten = prerendered === location.pathname && (filled !== undefined || location.search === '');
const show = () => createRoot(container).render(app);
const start = isWritten ? () => hydrateRoot(container, app) : show;
// The page of a shared link stays as it came until its screen has loaded, or failed to.
if (filled) void filled.preload().then(start, show);
else start();

registerServiceWorker();
// A connection that is lost by then costs nobody anything.
const nothing = () => undefined;
const refresh = () => void import('../lib/refresh-site.ts').then(({ refreshSite }) => refreshSite(), nothing);
void whenStaying().then(() => whenIdle(refresh));
