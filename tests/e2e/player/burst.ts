import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const NOTE_BURSTS = `const fly = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = fly.apply(this, given);
    if (this.closest('[data-burst]') !== null) flight.finished.then(() => (window.flown = true));
    return flight;
  };
  new MutationObserver(() => {
    if (document.querySelector('[data-burst]') !== null) window.burst = true;
  }).observe(document, { childList: true, subtree: true });`;

export async function expectOneBurst(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_BURSTS });
  const show = async () => {
    await Promise.all([page.waitForResponse(/\/sparks-.+\.js$/), page.reload()]);
    // Waits for the table, which decides whether sparks fly. The table may load after `sparks-*.js`.
    await page.waitForLoadState('networkidle');
  };
  await show();
  expect(await page.evaluate('window.burst')).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await show();
  await expect.poll(() => page.evaluate('window.flown')).toBe(true);
  await page.locator('[data-burst]').waitFor({ state: 'detached' });
  await show();
  expect(await page.evaluate('window.burst')).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
