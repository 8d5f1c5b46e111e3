import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tests/browser/find-browser.mjs';
import { isQuery, watchTraffic } from '../../../tests/e2e/support/traffic.ts';
import { createCopy } from '../../../tests/tooling/start-script.ts';
import { type BenchRun, limited, type Section } from '../figure.ts';
import { storeSeason } from './demo-season.ts';
import { pageVisits } from './page-visits.ts';

const POLLS_AN_HOUR = 120;
const MOST_READS = 130;

export async function site({ root, scratch, page }: BenchRun): Promise<readonly Section[]> {
  const copy = await createCopy(root);
  try {
    const { site: address, firestore } = copy.addresses;
    const running = copy.start();
    // The measurements may be given up, which ends this process at once.
    process.once('exit', () => running.child.kill());
    await running.says('Site ');
    await storeSeason(firestore);
    for (const path of ['/', '/api/tournaments']) await (await fetch(`${address}${path}`)).text();
    const executablePath = await findBrowser({
      env: process.env,
      platform: process.platform,
      arch: process.arch,
      folder: join(scratch, 'browser'),
    });
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      return page === undefined ? await visits(browser, address) : await pageVisits(browser, address, page);
    } finally {
      await browser.close();
    }
  } finally {
    await copy.remove();
  }
}

async function visits(browser: Browser, address: string): Promise<readonly Section[]> {
  const card = 'a[href^="/tournament/"]';
  const onList = await stayingVisit(browser, `${address}/tournaments`, card);
  const onHome = await stayingVisit(browser, `${address}/`, card);
  return [...(await pageVisits(browser, address)), visitCost(onList, onHome)];
}

function visitCost(list: Staying, home: Staying): Section {
  const hourOf = ({ first, poll }: Staying) => first + POLLS_AN_HOUR * poll;
  return {
    title: `What a visit costs: ${list.first} reads at first, ${list.poll} with each of ${POLLS_AN_HOUR} polls an hour`,
    figures: [
      limited({
        what: 'Firestore reads of a visitor-hour on /tournaments',
        unit: '',
        measured: [hourOf(list)],
        atMost: MOST_READS,
        reference: 'nothing changes meanwhile',
      }),
      limited({
        what: 'Firestore reads of a visitor-hour on /, with the cards of the next tournaments',
        unit: '',
        measured: [hourOf(home)],
        atMost: MOST_READS,
        reference: `${home.first} at first, ${home.poll} with each poll`,
      }),
    ],
  };
}

/** The reads of the first load, and those of one poll. */
interface Staying {
  readonly first: number;
  readonly poll: number;
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
    const { reads: first } = await total();
    const polled = page.waitForResponse((response) => isQuery(response.url()));
    await page.clock.runFor(POLL_MS);
    await polled;
    await page.waitForLoadState('networkidle');
    return { first, poll: (await total()).reads - first };
  } finally {
    await context.close();
  }
}
