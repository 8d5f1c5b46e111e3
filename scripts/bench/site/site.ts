import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../../tests/browser/find-browser.mjs';
import { createCopy } from '../../../tests/tooling/start-script.ts';
import type { BenchRun, Section } from '../figure.ts';
import { storeSeason } from './demo-season.ts';
import { pageVisits } from './page-visits.ts';

export async function site({ root, page }: BenchRun): Promise<readonly Section[]> {
  const copy = await createCopy(root);
  try {
    const { site: address, firestore } = copy.addresses;
    const running = copy.start();
    // The measurements may be given up, which ends this process at once.
    process.once('exit', () => running.child.kill());
    await running.says('Site ');
    await storeSeason(firestore);
    for (const path of ['/', '/api/tournaments']) await (await fetch(`${address}${path}`)).text();
    const executablePath = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      return await pageVisits(browser, address, page);
    } finally {
      await browser.close();
    }
  } finally {
    await copy.remove();
  }
}
