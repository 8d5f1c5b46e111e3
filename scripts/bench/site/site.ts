import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tests/browser/find-browser.mjs';
import type { BenchRun, Figure, Section } from '../figure.ts';
import { pageVisits } from './page-visits.ts';
import { siteFolder, startSite } from './site-process.ts';
import { stayingVisit, visibleText } from './visit.ts';
import { visitCost } from './visit-cost.ts';

/** The site of this folder with demo data, as a visitor's phone shows it. */
export async function site({ root, scratch }: BenchRun): Promise<readonly Section[]> {
  const running = await startSite(await siteFolder(root, join(scratch, 'data')));
  try {
    const executablePath = await findBrowser({
      env: process.env,
      platform: process.platform,
      arch: process.arch,
      folder: join(scratch, 'browser'),
    });
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      return await visits(browser, running.address);
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
      what: `text of ${path} before any JavaScript`,
      measured: `${without} characters`,
      reference: `with JavaScript: ${withScripts}`,
      ratio: without / withScripts,
      target: path === '/' ? 'visible' : '',
      met: path === '/' ? without > 0 : null,
    });
  }
  const staying = await stayingVisit(browser, `${address}/tournaments`, 'a[href^="/tournament/"]');
  return [
    { title: 'What a visitor gets before any JavaScript', figures },
    ...(await pageVisits(browser, address)),
    visitCost(staying),
  ];
}
