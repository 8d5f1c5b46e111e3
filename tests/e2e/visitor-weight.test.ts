import { NEXT_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { LIST_PAGE_DATA_ID } from '@copa/domain/tournaments/pages/list-page';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPages } from '../../scripts/bench/site/demo-pages.ts';
import { suiteAddresses } from './support/addresses.ts';
import { journey } from './support/journey.ts';
import { siteRuns, workerReady } from './support/running-site.ts';
import { putSeasonBoard } from './support/suite-data.ts';
import { requestsOf, watchTraffic } from './support/traffic.ts';

const SEASON = sampleSeason({ players: 100, ended: 4 }).board;
const paths = new Map(demoPages(suiteAddresses().site).map(({ what, path }) => [what, path]));

/** `scripts` and `all` are the limits of `Traffic.scriptBytes` and `Traffic.bytes`. */
const weights = [
  { what: 'home', from: 'the server', scripts: 102_000, all: 160_000, firestoreRequests: 1 },
  { what: 'the list', from: 'the server', scripts: 116_000, all: 172_000, firestoreRequests: 0 },
  { what: 'the list', from: 'a cache', scripts: 116_000, all: 172_000, firestoreRequests: 1 },
  { what: 'a tournament', from: 'the server', scripts: 122_000, all: 178_000, firestoreRequests: 1 },
  { what: 'a table', from: 'the server', scripts: 153_000, all: 212_000, firestoreRequests: 1 },
  { what: 'a season', from: 'the server', scripts: 147_000, all: 206_000, firestoreRequests: 2 },
  { what: 'the form', from: 'the server', scripts: 165_000, all: 217_000, firestoreRequests: 0 },
  { what: 'Mi torneo', from: 'the server', scripts: 167_000, all: 222_000, firestoreRequests: 2 },
  {
    what: 'Mi torneo with its room',
    from: 'the server',
    scripts: 173_000,
    all: 232_000,
    // The demo's room opens two minutes after the suite begins. Until then the page asks once for Firestore's
    // clock. Later it reads the room and stores that this phone opened it.
    firestoreRequests: [3, 4],
  },
  { what: 'an own registration', from: 'the server', scripts: 156_000, all: 212_000, firestoreRequests: 0 },
  { what: 'an invitation', from: 'the server', scripts: 161_000, all: 216_000, firestoreRequests: 1 },
  { what: 'rules', from: 'the server', scripts: 116_000, all: 170_000, firestoreRequests: 0 },
  { what: 'frequent questions', from: 'the server', scripts: 105_000, all: 160_000, firestoreRequests: 0 },
  { what: 'terms', from: 'the server', scripts: 105_000, all: 160_000, firestoreRequests: 0 },
] as const;

/** Both times lie in the future, so that changes by other journeys are older than the page. */
const [READ_IN_MS, OPENED_IN_MS] = [2 * 60_000, 6 * 60_000];

/** A tournament that begins meanwhile would be in play on the page, and not in its HTML. */
async function waitWhileOneBegins(page: Page): Promise<void> {
  const starts = async () => {
    const html = await (await page.request.get(paths.get('the list') ?? '')).text();
    return [...html.matchAll(/"date":"([^"]+)"/g)].map(([, date]) => Date.parse(date ?? '') - Date.now());
  };
  const soonest = async () => Math.min(...(await starts()).filter((ms) => ms > 0));
  await expect.poll(soonest, { timeout: READ_IN_MS + 15_000 }).toBeGreaterThan(READ_IN_MS + 15_000);
}

/** Makes the page look as if it was cached minutes ago, so that it asks at once for changes. */
async function comeFromCache(page: Page): Promise<() => Promise<void>> {
  await waitWhileOneBegins(page);
  const now = Date.now();
  await page.clock.setSystemTime(now + OPENED_IN_MS);
  // The listener runs before the application reads the data, because this page imports the application only
  // after a paint.
  const content = `addEventListener('DOMContentLoaded', () => {
    const data = document.getElementById('${LIST_PAGE_DATA_ID}');
    const asOf = '${new Date(now + READ_IN_MS).toISOString()}';
    data.textContent = JSON.stringify({ ...JSON.parse(data.textContent), asOf });
  });`;
  await page.addInitScript({ content });
  const answer = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('tournamentChanges'),
  );
  return async () => {
    const changes = (await (await answer).json()) as readonly { readonly document?: object }[];
    expect(changes.filter(({ document }) => document !== undefined)).toEqual([]);
  };
}

/** Serves a tiny drawing for each uploaded picture, because the pictures of other journeys vary in size. */
async function withoutPictures(page: Page): Promise<void> {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';
  const answer = { contentType: 'image/svg+xml', body: picture };
  await page.route('**/api/images/*', (route) => route.fulfill(answer));
}

/** A visitor who counted as staying would load further parts in the time that passes at the end. */
async function scrolledByItself(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  await page.waitForTimeout(500);
}

journey.for(weights)(
  'whoever only looks at $what from $from for ten seconds downloads no more than it may',
  async ({ what, from, scripts, all, firestoreRequests }, { visitor }) => {
    if (what === 'a season') await putSeasonBoard(SEASON);
    const page = await visitor({ noticeDismissed: false, serviceWorker: true, clock: true });
    // The rules scroll by themselves only with motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await withoutPictures(page);
    const nothingChanged = from === 'a cache' ? await comeFromCache(page) : undefined;
    const total = watchTraffic(page);
    const reads = requestsOf(page, (request) => request.url().includes('/databases/(default)/documents'));
    await page.goto(paths.get(what) ?? '');
    await siteRuns(page);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    await nothingChanged?.();
    if (what === 'rules') await scrolledByItself(page);
    await page.waitForLoadState('networkidle');
    // `watchTraffic` does not count the downloads of a service worker, so the page must not have one.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    const { bytes, scriptBytes, reads: documents } = await total();
    expect(scriptBytes).toBeGreaterThan(90_000);
    expect(documents).toBeLessThanOrEqual(NEXT_TOURNAMENTS_MAX);
    expect(scriptBytes).toBeLessThanOrEqual(scripts);
    expect(bytes).toBeLessThanOrEqual(all);
    expect([firestoreRequests].flat(), reads.join(' ')).toContain(reads.length);
  },
);

journey('whoever scrolls / to its end downloads what its parts need', async ({ visitor }) => {
  const page = await visitor({ firstVisit: true });
  await withoutPictures(page);
  const total = watchTraffic(page);
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const left = async () => {
    await page.keyboard.press('PageDown');
    return await footer.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
  };
  await expect.poll(left, { timeout: 15_000 }).toBeLessThanOrEqual(1);
  await page.waitForLoadState('networkidle');
  const { scriptBytes } = await total();
  expect(scriptBytes).toBeGreaterThan(100_000);
  expect(scriptBytes).toBeLessThanOrEqual(137_000);
});

journey('whoever stays gets what lies below, and can come back without a connection', async ({ visitor }) => {
  const page = await visitor({ noticeDismissed: false, serviceWorker: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('heading', { name: 'Próximos torneos' }).waitFor();
  await workerReady(page);
});
