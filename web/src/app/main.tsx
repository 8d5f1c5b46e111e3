import '../lib/older-browsers.ts';
import { StrictMode } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
// The home page needs these modules at once. These imports put them in the entry instead of a shared chunk.
import '../components/card.tsx';
import '../components/optional-part.ts';
import '../config/env.ts';
import '../lib/network/server-clock.ts';
import { listenBeforeRouter } from '../lib/history-guard.ts';
import { reportProblem } from '../lib/report-problem.ts';
import { whenStaying } from '../lib/staying.ts';
import { AppRoutes } from './app-routes.tsx';
import { pageAt } from './pages.ts';
import { whenIdle } from './when-idle.ts';
import { registerServiceWorker } from './worker/service-worker.ts';

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
const own = pageAt(location.pathname);
const reports: HydrationOptions = {
  // Does nothing, because `ErrorBoundary` decides what is reported.
  onCaughtError: () => undefined,
  onRecoverableError: (error) => reportProblem('page rendered again', error),
};
const show = () => createRoot(container, reports).render(app);
/** The visitor may have gone back while the page loaded, so this reads the address again. */
const start = () => {
  const isWritten = prerendered === location.pathname && (screen !== undefined || location.search === '');
  return isWritten ? hydrateRoot(container, app, reports) : show();
};
/** Browser tests wait for `data-runs`, because until then a link loads a new page. */
const mark = () => {
  container.dataset['runs'] = '';
  globalThis.tappedEarly?.click();
};

declare global {
  /**
   * The button of the last click, or null if the click was not on a button. `web/prerender/first-paint.ts`
   * sets it, even before this file runs.
   */
  var tappedEarly: HTMLButtonElement | null | undefined;
}

if (own) void own.preload().then(start, show).then(mark);
else {
  start();
  mark();
}

registerServiceWorker();
const nothing = () => undefined;
const refresh = () => void import('../lib/refresh-site.ts').then(({ refreshSite }) => refreshSite(), nothing);
void whenStaying().then(() => whenIdle(refresh));
