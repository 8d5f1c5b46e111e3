import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { browserFlags, packagedBrowser } from '../browser/find-browser.mjs';

it('the browser that comes from npm draws text in the fonts that come with it', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copa-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const executablePath = await packagedBrowser(folder);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent('<span>Agregar al calendario</span>');
  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(50);
});
