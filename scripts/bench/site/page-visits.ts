import type { Browser, BrowserContext, Page } from 'playwright-core';
import { slowPhone } from '../../../tests/e2e/support/slow-phone.ts';
import { watchTraffic } from '../../../tests/e2e/support/traffic.ts';
import { type Figure, limited, type Section, short, textOf } from '../figure.ts';
import { spreadOf } from '../statistics.ts';
import { serveBarePage } from './bare-page.ts';
import { type DemoPage, demoPages, HOME } from './demo-pages.ts';

const ROUNDS = 3;
/** So long somebody looks at a page whose downloads are counted. */
const LOOKS_MS = 10_000;
/** A page on which nothing larger was painted for so long has painted its largest part. */
const SETTLES_MS = 1500;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;

const watchPaint = `
globalThis.painted = 0;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.painted = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
`;

interface Weight {
  readonly scripts: number;
  readonly all: number;
}

interface Measured {
  readonly first: number[];
  readonly second: number[];
  readonly bare: number[];
  weights?: { readonly slow: Weight; readonly fast: Weight };
}

/** Visits of somebody who came by a link: pages take turns, so that the machine's other work meets all of them alike. */
export async function pageVisits(browser: Browser, address: string): Promise<readonly Section[]> {
  const pages = demoPages(address);
  const measured = new Map<DemoPage, Measured>(
    pages.map((page) => [page, { first: [], second: [], bare: [] }]),
  );
  for (const [{ path }, paints] of measured) {
    const url = `${address}${path}`;
    paints.weights = { slow: await weightOf(browser, url, true), fast: await weightOf(browser, url, false) };
    const barePage = await serveBarePage(browser, url);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        paints.bare.push(...(await paintsOf(browser, [barePage.address])));
      }
    } finally {
      await barePage.close();
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [{ path }, { first, second }] of measured) {
      const url = `${address}${path}`;
      const [cold = Number.NaN, again = Number.NaN] = await paintsOf(browser, [url, url]);
      first.push(cold);
      second.push(again);
    }
  }
  const home = pages.find(({ path }) => path === HOME);
  const ofHome = home === undefined ? undefined : measured.get(home);
  if (ofHome === undefined) throw new Error('the home page was not measured');
  return [paintSection(measured, ofHome), weightSection(measured)];
}

function paintSection(measured: ReadonlyMap<DemoPage, Measured>, home: Measured): Section {
  const against = (values: readonly number[], base: readonly number[], bare: readonly number[]) => {
    const ratio = spreadOf(values).median / spreadOf(base).median;
    const alone = spreadOf(bare).median;
    return {
      ratio,
      measured: textOf(spreadOf(values), 'ms'),
      reference: `the same text alone: ${short(alone)} ms (${short(spreadOf(values).median / alone)} x)`,
    };
  };
  const figures = [...measured].flatMap(([page, { first, second, bare }]): Figure[] => {
    const cold = against(first, home.first, bare);
    const again = against(second, home.second, bare);
    const isHome = page.path === HOME;
    return [
      {
        what: `largest paint of ${page.what}, first visit`,
        ...cold,
        target: isHome ? '' : `≤ ${page.firstPaint} x of home`,
        met: isHome ? null : cold.ratio <= page.firstPaint,
      },
      {
        what: `largest paint of ${page.what}, second visit`,
        ...again,
        target: page.secondPaint === undefined ? '' : `≤ ${page.secondPaint} x of home`,
        met: page.secondPaint === undefined ? null : again.ratio <= page.secondPaint,
      },
    ];
  });
  return { title: 'What a slow phone paints, as a ratio to home in the same run', figures };
}

function weightSection(measured: ReadonlyMap<DemoPage, Measured>): Section {
  const figures = [...measured].map(([{ what, kilobytes }, { weights }]): Figure => {
    if (weights === undefined) throw new Error(`${what} was not weighed`);
    const { slow, fast } = weights;
    const reference = `fast phone: ${short(fast.all)} KB, JavaScript ${short(fast.scripts)} KB; slow phone: JavaScript ${short(slow.scripts)} KB`;
    const title = `all that ${what} loads in ten seconds`;
    const heavier = Math.max(slow.all, fast.all);
    return kilobytes === undefined
      ? { what: title, measured: `${short(slow.all)} KB`, reference, ratio: null, target: '', met: null }
      : {
          ...limited({ what: title, unit: 'KB', measured: [heavier], atMost: kilobytes, reference }),
          measured: `${short(slow.all)} KB`,
        };
  });
  return { title: 'What a phone loads by itself on a first visit', figures };
}

/** The largest paints of one phone that opens these addresses one after the other. */
async function paintsOf(browser: Browser, urls: readonly string[]): Promise<number[]> {
  return await withPhone(browser, async (context) => {
    const paints: number[] = [];
    for (const url of urls) {
      const page = await openedPage(context, url, true);
      paints.push(await settledPaint(page));
      await page.close();
    }
    return paints;
  });
}

async function settledPaint(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  let [before, painted] = [Number.NaN, 0];
  while (before !== painted) {
    before = painted;
    await page.waitForTimeout(SETTLES_MS);
    painted = await page.evaluate<number>('painted');
  }
  return painted;
}

async function weightOf(browser: Browser, url: string, isSlow: boolean): Promise<Weight> {
  return await withPhone(browser, async (context) => {
    const page = await context.newPage();
    if (isSlow) await slowPhone(page);
    const total = watchTraffic(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(LOOKS_MS);
    const { bytes, scriptBytes } = await total();
    return { scripts: scriptBytes / 1000, all: bytes / 1000 };
  });
}

async function openedPage(context: BrowserContext, url: string, isSlow: boolean): Promise<Page> {
  const page = await context.newPage();
  if (isSlow) await slowPhone(page);
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

async function withPhone<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  // Downloads of a service worker would not be counted, and a visitor does not wait for them.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addInitScript({ content: watchPaint });
    return await work(context);
  } finally {
    await context.close();
  }
}
