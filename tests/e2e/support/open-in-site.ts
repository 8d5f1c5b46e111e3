import type { Page } from 'playwright-core';
import { siteRuns } from './running-site.ts';

/** Comes from another page of the site, as by a link: the API writes nothing into the page. */
export async function openInSite(page: Page, path: string): Promise<void> {
  await page.goto('/terminos');
  await siteRuns(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
