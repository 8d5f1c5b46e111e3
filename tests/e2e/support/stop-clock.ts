import type { BrowserContext, Page } from 'playwright-core';

const clocked = new WeakSet<BrowserContext>();

/** Call this before the visitor opens a page: in an open page the time would be 1970 for a moment. */
export async function putInClock(context: BrowserContext): Promise<void> {
  await context.clock.install();
  clocked.add(context);
}

export async function stopClock(page: Page): Promise<void> {
  if (!clocked.has(page.context())) throw new Error('This visitor was not opened with a clock.');
  const now = await page.evaluate(() => Date.now());
  // `pauseAt` refuses a time that has already passed, so the time is fixed first.
  await page.clock.setFixedTime(now);
  await page.clock.pauseAt(now + 1000);
  await page.clock.setSystemTime(now + 1000);
}
