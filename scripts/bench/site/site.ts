import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tests/browser/find-browser.mjs';
import { type BenchRun, type Figure, limited, type Section } from '../figure.ts';
import { pageVisits } from './page-visits.ts';
import { cloneRepository, siteFolder, startSite } from './site-process.ts';
import { stayingVisit, visibleText } from './visit.ts';
import { visitCost } from './visit-cost.ts';

const FRESH_S = 75;
const AGAIN_S = 10;

/** The whole site as somebody gets it who clones the repository, then as a visitor's phone shows it. */
export async function site({ root, scratch }: BenchRun): Promise<readonly Section[]> {
  const clone = join(scratch, 'clone');
  await cloneRepository(root, clone);
  const folder = await siteFolder(clone, join(scratch, 'data'));
  const fresh = await startSite(folder);
  await fresh.stop();
  const again = await startSite(folder);
  try {
    const starts: Section = {
      title: 'npm start, until the page and the API answer',
      figures: [
        {
          ...seconds('fresh clone, warm npm cache', fresh.startTime, FRESH_S),
          reference: `of these, npm ci: ${fresh.installSeconds ?? 0} s`,
        },
        {
          ...seconds('second start, with the data of the first', again.startTime, AGAIN_S),
          reference: 'the first start',
          ratio: again.startTime / fresh.startTime,
        },
      ],
    };
    const executablePath = await findBrowser({
      env: process.env,
      platform: process.platform,
      arch: process.arch,
      folder: join(scratch, 'browser'),
    });
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      return [starts, ...(await visits(browser, again.address))];
    } finally {
      await browser.close();
    }
  } finally {
    await again.stop();
  }
}

function seconds(what: string, milliseconds: number, atMost: number): Figure {
  return limited({ what, unit: 's', measured: [milliseconds / 1000], atMost });
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
