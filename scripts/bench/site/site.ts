import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tests/browser/find-browser.mjs';
import { isQuery } from '../../../tests/e2e/support/reads.ts';
import { type Traffic, watchTraffic } from '../../../tests/e2e/support/traffic.ts';
import { type BenchRun, type Figure, limited, type Section, short } from '../figure.ts';
import { PRICES } from '../prices.ts';
import { storeSeason } from './demo-season.ts';
import { pageTaps } from './page-taps.ts';
import { pageVisits } from './page-visits.ts';
import { siteFolder, startSite } from './site-process.ts';

const POLLS_AN_HOUR = 120;
const MOST_READS = 130;
const VISITS = 1_000_000;

export async function site({ root, scratch, page }: BenchRun): Promise<readonly Section[]> {
  const folder = await siteFolder(root, join(scratch, 'data'));
  const running = await startSite(folder);
  try {
    await storeSeason(folder.environment.COPA_FIRESTORE_PORT);
    const executablePath = await findBrowser({
      env: process.env,
      platform: process.platform,
      arch: process.arch,
      folder: join(scratch, 'browser'),
    });
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      return page === undefined
        ? await visits(browser, running.address)
        : await pageVisits(browser, running.address, page);
    } finally {
      await browser.close();
    }
  } finally {
    await running.stop();
  }
}

async function visits(browser: Browser, address: string): Promise<readonly Section[]> {
  const figures: Figure[] = [];
  for (const path of ['/', '/tournaments']) {
    const without = await visibleText(browser, `${address}${path}`, false);
    const withScripts = await visibleText(browser, `${address}${path}`, true);
    figures.push({
      what: `text of ${path}`,
      measured: `${without} characters`,
      reference: `with JavaScript: ${withScripts}`,
      ratio: without / withScripts,
      ...(path === '/' && { target: 'visible', met: without > 0 }),
    });
  }
  const card = 'a[href^="/tournament/"]';
  const onList = await stayingVisit(browser, `${address}/tournaments`, card);
  const onHome = await stayingVisit(browser, `${address}/`, card);
  return [
    { title: 'What a visitor gets before any JavaScript', figures },
    ...(await pageVisits(browser, address)),
    ...(await pageTaps(browser, address)),
    visitCost(onList, onHome),
  ];
}

function visitCost({ first, poll }: Staying, home: Staying): Section {
  const hour = {
    requests: first.requests + POLLS_AN_HOUR * poll.requests,
    reads: first.reads + POLLS_AN_HOUR * poll.reads,
  };
  const kilobytes = first.bytes / 1000;
  // Hosting traffic comes only from the first load of the page, because polls read from Firestore.
  const dollars = hour.reads * PRICES.firestoreRead + (kilobytes / 1_000_000) * PRICES.hostingGigabyte;
  const many: Figure = {
    what: `${VISITS.toLocaleString('en-US')} visitor-hours on /tournaments`,
    measured: `${short((VISITS * kilobytes) / 1_000_000)} GB, ${(VISITS * hour.requests).toLocaleString('en-US')} requests, ${(VISITS * hour.reads).toLocaleString('en-US')} reads`,
    reference: `${short(VISITS * dollars)} USD: each ${hour.reads} x 0.06 / 100,000 + ${short(kilobytes)} KB x 0.15 / GB`,
  };
  return {
    title: `What a visit costs: ${first.reads} reads at first, ${poll.reads} with each of ${POLLS_AN_HOUR} polls an hour`,
    figures: [
      limited({
        what: 'Firestore reads of a visitor-hour on /tournaments',
        unit: '',
        measured: [hour.reads],
        atMost: MOST_READS,
        reference: 'nothing changes meanwhile',
      }),
      limited({
        what: 'Firestore reads of a visitor-hour on /, with the cards of the next tournaments',
        unit: '',
        measured: [home.first.reads + POLLS_AN_HOUR * home.poll.reads],
        atMost: MOST_READS,
        reference: `${home.first.reads} at first, ${home.poll.reads} with each poll`,
      }),
      many,
    ],
  };
}

interface Staying {
  readonly first: Traffic;
  readonly poll: Traffic;
}

const PHONE = { width: 360, height: 740 };
const POLL_MS = 30_000;

async function stayingVisit(browser: Browser, url: string, shows: string): Promise<Staying> {
  // The figures leave out the requests of the service worker.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const total = watchTraffic(page);
    await page.clock.install();
    await page.goto(url);
    // On a first visit, home shows its cards only after the visitor presses a key, taps or scrolls.
    if (new URL(url).pathname === '/') await page.keyboard.press('PageDown');
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

async function visibleText(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await page.locator('body').innerText()).replace(/\s+/g, ' ').length;
  } finally {
    await context.close();
  }
}
