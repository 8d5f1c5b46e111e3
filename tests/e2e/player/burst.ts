import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Notes what flies, in the page. */
const NOTE_BURSTS = `const fly = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = fly.apply(this, given);
    if (this.closest('[data-burst]') !== null) flight.finished.then(() => (window.flown = true));
    return flight;
  };
  new MutationObserver(() => {
    if (document.querySelector('[data-burst]') !== null) window.burst = true;
  }).observe(document, { childList: true, subtree: true });`;

/** Sparks fly once where motion is wanted, and never where it is reduced, as it was for the page that is open. */
export async function expectOneBurst(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_BURSTS });
  const show = async () => {
    const [loaded] = await Promise.all([page.waitForResponse(/\/burst-.+\.js$/), page.reload()]);
    await loaded.finished();
    // The part is drawn in the frame after its script.
    await page.evaluate(async (script) => {
      await import(script);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, loaded.url());
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
