import { chromium } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { browserFlags, findBrowser } from '../browser/find-browser.mjs';

it('the browser that comes from npm draws text in the fonts that come with it', {
  timeout: 120_000,
}, async () => {
  const executablePath = await findBrowser({});
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent('<span>Agregar al calendario</span>');
  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(50);
});
