import type { BrowserContext, Page } from 'playwright-core';

const clocked = new WeakSet<BrowserContext>();

/** For visitors without a page yet: put in under an open one, it stands in 1970 for as long as that takes. */
export async function putInClock(context: BrowserContext): Promise<void> {
  await context.clock.install();
  clocked.add(context);
}

/** From here on the page's time passes only by `page.clock.runFor`, so a busy machine changes nothing. */
export async function stopClock(page: Page): Promise<void> {
  if (!clocked.has(page.context())) throw new Error('This visitor was not opened with a clock.');
  const now = await page.evaluate(() => Date.now());
  // Held first: the clock refuses to stop at a time that has passed, as it may have until it is told.
  await page.clock.setFixedTime(now);
  await page.clock.pauseAt(now + 1000);
  await page.clock.setSystemTime(now + 1000);
}
