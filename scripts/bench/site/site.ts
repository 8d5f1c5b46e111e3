import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tests/browser/find-browser.mjs';
import { type BenchRun, type Figure, limited, type Section, short } from '../figure.ts';
import { pageVisits } from './page-visits.ts';
import { cloneRepository, siteFolder, startSite } from './site-process.ts';
import { stayingVisit, visibleText, visit } from './visit.ts';
import { visitCost } from './visit-cost.ts';

const VISITS = 3;
const MOST_SHIFT = 0.02;
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
  const { id, name } = await openTournament(address);
  const list = 'a[href^="/tournament/"]';
  const pages = [
    { path: '/', shows: 'h1' },
    { path: '/tournaments', shows: list },
    { path: `/tournament/${id}`, shows: `h1:has-text(${JSON.stringify(name)})` },
  ];
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
  for (const { path, shows } of pages) {
    const shifts: number[] = [];
    let last = '';
    for (let round = 0; round < VISITS; round += 1) {
      const { layoutShift, requests, kilobytes, reads } = await visit(browser, `${address}${path}`, shows);
      shifts.push(layoutShift);
      last = `first visit: ${requests} requests, ${short(kilobytes)} KB gzip, ${reads} reads`;
    }
    const title = path.startsWith('/tournament/') ? 'a tournament' : path;
    figures.push(
      limited({
        what: `layout shift of ${title}`,
        unit: '',
        measured: shifts,
        atMost: MOST_SHIFT,
        reference: last,
      }),
    );
  }
  const staying = await stayingVisit(browser, `${address}/tournaments`, list);
  return [
    { title: 'What a visitor gets, on a slow phone', figures },
    ...(await pageVisits(browser, address)),
    visitCost(staying),
  ];
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly phase: string;
}

async function openTournament(address: string): Promise<Listed> {
  const response = await fetch(`${address}/api/tournaments`);
  const { tournaments } = (await response.json()) as { readonly tournaments: readonly Listed[] };
  const open = tournaments.find(({ phase }) => phase === 'open');
  if (open === undefined) throw new Error('the demo data have no tournament that is open');
  return open;
}
