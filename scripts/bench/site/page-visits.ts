import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { slowPhone } from '../../../tests/e2e/support/slow-phone.ts';
import { Problem } from '../../process/problem.mjs';
import { compared, type Figure, type Section, short, spreadOf, textOf } from '../figure.ts';
import { serveBarePage } from './bare-page.ts';
import { type DemoPage, demoPages, HOME } from './demo-pages.ts';

const ROUNDS = 3;
const LOOKS_MS = 10_000;
/** The largest part counts as painted if nothing larger appears for this long. */
const SETTLES_MS = 1500;
const STORES_MS = 8000;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;

/** `first-paint` is left out, because it may show only a background. */
const watchPage = `
globalThis.painted = 0;
const observer = new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) {
    if (name !== 'first-paint') globalThis.painted = Math.max(globalThis.painted, startTime);
  }
});
for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true });
const when = (name, isThere) => {
  globalThis[name] = 0;
  const look = () => requestAnimationFrame(isThere() ? (time) => { globalThis[name] = time; } : look);
  look();
};
when('said', () => document.querySelector('main output:not(.sr-only)')?.textContent);
when('opened', () => globalThis.roomText && document.querySelector('main')?.textContent.includes(globalThis.roomText));
`;

/** The overlay page has no service worker, so waiting for one needs a limit. */
const storing = `Promise.race([
  navigator.serviceWorker.ready.then(() => undefined),
  new Promise((resolve) => { setTimeout(resolve, ${STORES_MS}); }),
])`;

interface Measured {
  readonly first: number[];
  readonly second: number[];
  readonly bare: number[];
  readonly said: number[];
  readonly opened: number[];
}

/** Each round visits every page, so that other work of the machine affects all pages alike. */
export async function pageVisits(
  browser: Browser,
  address: string,
  alone?: string,
): Promise<readonly Section[]> {
  const all = demoPages(address);
  if (alone !== undefined && !all.some(({ what }) => what === alone))
    throw new Problem(`There is no page "${alone}"; there are ${all.map(({ what }) => what).join(', ')}.`);
  const pages = all.filter(({ what, path }) => alone === undefined || what === alone || path === HOME);
  const measured = new Map<DemoPage, Measured>(
    pages.map((page) => [page, { first: [], second: [], bare: [], said: [], opened: [] }]),
  );
  for (const [{ path }, { bare }] of measured) bare.push(...(await barePaints(browser, `${address}${path}`)));
  const opens = Math.max(...pages.map(({ room }) => room?.openAt.getTime() ?? 0));
  await sleep(Math.max(0, opens - Date.now()));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [{ path, room }, paints] of measured) {
      const url = `${address}${path}`;
      const { first, second, said, opened } = await twoVisits(browser, url, room?.text ?? '');
      paints.opened.push(opened);
      paints.said.push(said);
      paints.first.push(first);
      paints.second.push(second);
    }
  }
  const home = pages.find(({ path }) => path === HOME);
  const ofHome = home === undefined ? undefined : measured.get(home);
  if (ofHome === undefined) throw new Error('the home page was not measured');
  return paintSections(measured, ofHome);
}

function paintSections(measured: ReadonlyMap<DemoPage, Measured>, home: Measured): readonly Section[] {
  const base = spreadOf(home.first).median;
  const painted = (what: string, paints: readonly number[], reference: string, most?: number): Figure => {
    const spread = spreadOf(paints);
    const ratio = spread.median / base;
    return {
      what,
      measured: textOf(spread, 'ms'),
      reference,
      ratio,
      ...(most !== undefined && { target: `≤ ${most} x`, met: ratio <= most }),
    };
  };
  const pages = [...measured];
  return [
    {
      title: 'Largest paint on a slow phone, first visit: ratio to home, reference: the same text alone',
      figures: pages.map(([{ what, path, firstPaint }, { first, bare }]) =>
        painted(what, first, `${short(spreadOf(bare).median)} ms`, path === HOME ? undefined : firstPaint),
      ),
    },
    {
      title: 'Largest paint on a slow phone, second visit: ratio to the first one of home',
      figures: pages.flatMap(([{ what, secondPaint, room }, { second, opened }]) => [
        ...(secondPaint === undefined ? [] : [painted(what, second, '', secondPaint)]),
        ...(room === undefined ? [] : [painted('the room in it', opened, '', room.second)]),
      ]),
    },
    {
      title: 'The first sentence on a slow phone, first visit: ratio to the same text alone',
      figures: pages.flatMap(([{ what, says }, { said, bare }]) =>
        says === undefined
          ? []
          : compared({ what, unit: 'ms', measured: said, reference: bare, atMost: says }),
      ),
    },
  ];
}

async function barePaints(browser: Browser, url: string): Promise<readonly number[]> {
  const bare = await serveBarePage(browser, url);
  const paints: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      paints.push(
        await withPhone(browser, 'block', async (context) =>
          slowPaint(await context.newPage(), bare.address),
        ),
      );
    }
  } finally {
    await bare.close();
  }
  return paints;
}

function twoVisits(browser: Browser, url: string, roomText: string) {
  return withPhone(browser, 'allow', async (context) => {
    await context.addInitScript({ content: `globalThis.roomText = ${JSON.stringify(roomText)};` });
    const page = await context.newPage();
    const first = await slowPaint(page, url);
    const said = await page.evaluate<number>('said');
    await page.keyboard.press('PageDown');
    await page.evaluate(storing);
    await page.close();
    const again = await context.newPage();
    const second = await slowPaint(again, url);
    // The condition is a function, because Playwright would evaluate a string again at each poll, which the
    // content security policy forbids.
    if (roomText !== '') await again.waitForFunction(() => Reflect.get(globalThis, 'opened') > 0);
    return { first, said, second, opened: await again.evaluate<number>('opened') };
  });
}

async function slowPaint(page: Page, url: string): Promise<number> {
  await slowPhone(page);
  await page.goto(url, { waitUntil: 'load' });
  let [before, painted] = [Number.NaN, 0];
  for (let look = 0; look < LOOKS_MS / SETTLES_MS && (painted === 0 || painted !== before); look += 1) {
    before = painted;
    await page.waitForTimeout(SETTLES_MS);
    painted = await page.evaluate<number>('painted');
  }
  return painted;
}

async function withPhone<Result>(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  try {
    await context.addInitScript({ content: watchPage });
    return await work(context);
  } finally {
    await context.close();
  }
}
