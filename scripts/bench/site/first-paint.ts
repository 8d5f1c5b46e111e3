import type { Browser } from 'playwright-core';
import { slowPhone } from '../../../tests/e2e/support/slow-phone.ts';
import { watchTraffic } from '../../../tests/e2e/support/traffic.ts';
import { type Figure, limited, type Section, textOf } from '../figure.ts';
import { spreadOf } from '../statistics.ts';
import { serveBarePage } from './bare-page.ts';

const ROUNDS = 5;
const LOOKS_MS = 10_000;
const pages = [
  { path: '/', paintedMs: 1700, scripts: 105, all: 150 },
  { path: '/tournaments', paintedMs: 2400, scripts: 120, all: 160 },
] as const;

const watchPaint = `
globalThis.painted = 0;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.painted = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
`;

interface Look {
  readonly paintedMs: number;
  readonly scripts: number;
  readonly all: number;
}

/** First visits of somebody who only looks for ten seconds. */
export async function firstPaints(browser: Browser, address: string): Promise<Section> {
  const figures: Figure[] = [];
  for (const { path, ...limits } of pages) {
    const looks: Look[] = [];
    const bare: Look[] = [];
    const barePage = await serveBarePage(browser, `${address}${path}`);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await look(browser, barePage.address));
        looks.push(await look(browser, `${address}${path}`));
      }
    } finally {
      await barePage.close();
    }
    const against = (part: keyof Look, unit: 'ms' | 'KB') => {
      const measured = looks.map((each) => each[part]);
      const alone = spreadOf(bare.map((each) => each[part]));
      const reference = `the same text alone: ${textOf(alone, unit)}`;
      return { unit, measured, reference, ratio: spreadOf(measured).median / alone.median };
    };
    figures.push(
      limited({ what: `largest paint of ${path}`, ...against('paintedMs', 'ms'), atMost: limits.paintedMs }),
      limited({
        what: `JavaScript of ${path} in ten seconds, by the browser`,
        unit: 'KB',
        measured: looks.map(({ scripts }) => scripts),
        atMost: limits.scripts,
      }),
      limited({ what: `all that ${path} loads in ten seconds`, ...against('all', 'KB'), atMost: limits.all }),
    );
  }
  return { title: 'A first visit on a slow phone', figures };
}

async function look(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript({ content: watchPaint });
    const page = await context.newPage();
    await slowPhone(page);
    const total = watchTraffic(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(LOOKS_MS);
    const { bytes, scriptBytes } = await total();
    const paintedMs = await page.evaluate<number>('painted');
    return { paintedMs, scripts: scriptBytes / 1000, all: bytes / 1000 };
  } finally {
    await context.close();
  }
}
