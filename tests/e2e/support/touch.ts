import type { Locator, Page } from 'playwright-core';

async function centreOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is to be touched is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Scrolls only `target` into view, so `held` must be visible while `target` is in the middle of the screen.
 */
export async function dragByFinger(page: Page, held: Locator, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [start, end] = [await centreOf(held), await centreOf(target)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly (typeof start)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touch('touchStart', [start]);
  await touch('touchMove', [{ x: start.x, y: (start.y + end.y) / 2 }]);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
  await session.detach();
}

export function thumb() {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      count += 1;
      await target.tap();
    },
    taps: () => {
      const counted = count;
      count = 0;
      return counted;
    },
  };
}
