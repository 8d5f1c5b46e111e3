import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Notes the flight of sparks in the page. */
const NOTE_BURSTS = `const fly = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = fly.apply(this, given);
    if (this.closest('[data-burst]') !== null) flight.finished.then(() => (window.flown = true));
    return flight;
  };
  new MutationObserver(() => {
    if (document.querySelector('[data-burst]') !== null) window.burst = true;
  }).observe(document, { childList: true, subtree: true });`;

/** Expects one flight of sparks with full motion, and none with reduced motion, which is the page's setting before and after. */
export async function expectOneBurst(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_BURSTS });
  const show = async () => {
    const [loaded] = await Promise.all([page.waitForResponse(/\/sparks-.+\.js$/), page.reload()]);
    await loaded.finished();
    // The part is drawn in the frame after its script. The test runner would rewrite an import in a function, so this is text.
    await page.evaluate(`(async () => {
      await import(${JSON.stringify(loaded.url())});
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    })()`);
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
