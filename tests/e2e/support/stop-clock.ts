import type { Page } from 'playwright-core';

/** From here on the page's time passes only by `page.clock.runFor`: nothing leaves by itself on a busy machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
