import type { Browser } from 'playwright-core';
import { isQuery } from '../../../tests/e2e/support/reads.ts';
import { type Traffic, watchTraffic } from '../../../tests/e2e/support/traffic.ts';

const PHONE = { width: 360, height: 740 };
const POLL_MS = 30_000;

export async function stayingVisit(
  browser: Browser,
  url: string,
  shows: string,
): Promise<{ readonly first: Traffic; readonly poll: Traffic }> {
  // Requests of the service worker do not count: the visitor does not wait for them.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const total = watchTraffic(page);
    await page.clock.install();
    await page.goto(url);
    await page.locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    const first = await total();
    const polled = page.waitForResponse((response) => isQuery(response.url()));
    await page.clock.runFor(POLL_MS);
    await polled;
    await page.waitForLoadState('networkidle');
    const both = await total();
    const poll = {
      requests: both.requests - first.requests,
      bytes: both.bytes - first.bytes,
      scriptBytes: both.scriptBytes - first.scriptBytes,
      reads: both.reads - first.reads,
    };
    return { first, poll };
  } finally {
    await context.close();
  }
}

export async function visibleText(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await page.locator('body').innerText()).replace(/\s+/g, ' ').length;
  } finally {
    await context.close();
  }
}
