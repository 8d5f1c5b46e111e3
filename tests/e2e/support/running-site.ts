import type { Page } from 'playwright-core';

/** Waits until a click on a link no longer loads a page from the server. */
export async function siteRuns(page: Page): Promise<void> {
  await page.locator('#root[data-runs]').waitFor({ state: 'attached' });
}

/** Opens `path` from another page of the site, because a page from the server may already contain data. */
export async function openInSite(page: Page, path: string): Promise<void> {
  await page.goto('/terminos');
  await siteRuns(page);
  await goTo(page, path);
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Without a time, Playwright asks once a frame, and a page under load may draw none. */
const ASKED_OFTEN = { polling: 50 };

export async function nextScreen(page: Page, path: string): Promise<void> {
  await siteRuns(page);
  const title = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await goTo(page, path);
  await page.waitForFunction((old) => old?.isConnected !== true, title, ASKED_OFTEN);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

export async function withoutSkeleton(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.skeleton') === null, undefined, ASKED_OFTEN);
}

export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  // In some test browsers `navigator.onLine` is true in a page that was opened offline; on a phone it is
  // false.
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
}
