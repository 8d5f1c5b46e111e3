import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { isQuery, readsOf } from '../../../tests/e2e/support/reads.ts';
import { slowPhone } from '../../../tests/e2e/support/slow-phone.ts';

const PHONE = { width: 360, height: 740 };
const POLL_MS = 30_000;

const watchShifts = `
globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) {
    if (!hadRecentInput) globalThis.layoutShift += value;
  }
}).observe({ type: 'layout-shift', buffered: true });
`;

export interface Visit {
  readonly layoutShift: number;
  readonly requests: number;
  /** Bytes as Hosting sends them: text is gzipped. */
  readonly kilobytes: number;
  /** Documents that Firestore bills: at least one for a query. */
  readonly reads: number;
}

export interface StayingVisit extends Visit {
  readonly poll: { readonly requests: number; readonly kilobytes: number; readonly reads: number };
}

/** Somebody opens an address on a slow phone for the first time, and waits until it shows what a selector finds. */
export async function visit(browser: Browser, url: string, shows: string): Promise<Visit> {
  return withPage(browser, async (page, traffic) => {
    await slowPhone(page);
    await open(page, url, shows);
    const layoutShift = await page.evaluate<number>('layoutShift');
    return { layoutShift, ...(await traffic.total()) };
  });
}

/** The same on a fast line, staying for one poll. */
export async function stayingVisit(browser: Browser, url: string, shows: string): Promise<StayingVisit> {
  return withPage(browser, async (page, traffic) => {
    await page.clock.install();
    await open(page, url, shows);
    const first = await traffic.total();
    const polled = page.waitForResponse((response) => isQuery(response.url()));
    await page.clock.runFor(POLL_MS);
    await polled;
    await page.waitForLoadState('networkidle');
    const both = await traffic.total();
    const layoutShift = await page.evaluate<number>('layoutShift');
    const poll = {
      requests: both.requests - first.requests,
      kilobytes: both.kilobytes - first.kilobytes,
      reads: both.reads - first.reads,
    };
    return { layoutShift, ...first, poll };
  });
}

/** Characters that a visitor reads, with or without scripts. */
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

interface Traffic {
  total(): Promise<{ readonly requests: number; readonly kilobytes: number; readonly reads: number }>;
}

async function withPage<Result>(
  browser: Browser,
  measure: (page: Page, traffic: Traffic) => Promise<Result>,
): Promise<Result> {
  // Requests of the service worker do not count: the visitor does not wait for them.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    await context.addInitScript({ content: watchShifts });
    const page = await context.newPage();
    return await measure(page, watchTraffic(page));
  } finally {
    await context.close();
  }
}

async function open(page: Page, url: string, shows: string): Promise<void> {
  await page.goto(url);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
}

function watchTraffic(page: Page): Traffic {
  const responses: Promise<{ readonly bytes: number; readonly reads: number }>[] = [];
  page.on('response', (response) => {
    responses.push(costOf(response));
  });
  return {
    total: async () => {
      const costs = await Promise.all(responses);
      return {
        requests: costs.length,
        kilobytes: costs.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
        reads: costs.reduce((sum, { reads }) => sum + reads, 0),
      };
    },
  };
}

const compressible = /^(text|application\/(json|javascript|manifest)|image\/svg)/;

async function costOf(response: Response): Promise<{ readonly bytes: number; readonly reads: number }> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = compressible.test(response.headers()['content-type'] ?? '');
  return {
    bytes: isText ? gzipSync(body).length : body.length,
    reads: readsOf(response.url(), body.toString()),
  };
}
