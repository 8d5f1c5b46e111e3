import type { Page } from 'playwright-core';

/** React listens on the page, so a link changes the screen. Before that, a link loads the next page from the server. */
export async function siteRuns(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
