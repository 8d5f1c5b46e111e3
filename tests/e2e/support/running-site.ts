import type { Page } from 'playwright-core';

/** A link changes the screen. Before that, it loads the next page from the server. */
export async function siteRuns(page: Page): Promise<void> {
  await page.locator('#root[data-runs]').waitFor({ state: 'attached' });
}

/** Comes from another page of the site, as by a link: the API writes nothing into the page. */
export async function openInSite(page: Page, path: string): Promise<void> {
  await page.goto('/terminos');
  await siteRuns(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The worker has the pages that are opened from now on. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  // Some browsers that a test puts offline do not tell the next page so, unlike a phone that is offline.
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
}
