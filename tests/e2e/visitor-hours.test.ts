import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { goTo, siteRuns } from './support/running-site.ts';

const PATHS = [
  '/tournament/copa-ascenso',
  '/tournament/duos-del-amanecer/posiciones',
  '/tournaments',
  '/mi',
  '/terminos',
];
const ROUNDS = 6;

const titleOf = (page: Page) => page.evaluate(() => document.querySelector('h1')?.textContent);

/** Compares texts, because a handle of the old title would keep its whole screen in memory. */
async function move(page: Page, path: string): Promise<void> {
  const title = await titleOf(page);
  await goTo(page, path);
  await page.waitForFunction((old) => {
    const shown = document.querySelector('h1')?.textContent;
    return shown !== undefined && shown !== old;
  }, title);
}

async function walk(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) for (const path of PATHS) await move(page, path);
}

/** Counts what the browser keeps after a collection, including nodes that are in no document. */
async function counted(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}

journey('a visitor who moves from page to page leaves no nodes and no listeners', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/terminos');
  await siteRuns(page);
  // The first rounds load the parts of the site.
  await walk(page, 2);
  const before = await counted(page);
  await walk(page, ROUNDS);
  const after = await counted(page);
  // A few more may wait for their collection. A leak of one page would add at least one each round.
  expect(after.listeners - before.listeners, 'more listeners').toBeLessThan(ROUNDS);
  expect(after.nodes - before.nodes, 'more nodes').toBeLessThan(ROUNDS * PATHS.length);
});
