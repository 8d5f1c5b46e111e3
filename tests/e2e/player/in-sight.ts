import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The whole of it stands on the screen as it is, without a scroll. React may put another element in its place meanwhile. */
export async function expectInSight(part: Locator): Promise<void> {
  await part.waitFor();
  await expect
    .poll(async () => {
      const [box, height] = await Promise.all([part.boundingBox(), part.evaluate(() => innerHeight)]);
      const { y = -1, height: own = 0 } = box ?? {};
      return { above: y >= 0, below: y + own <= height, y, own };
    })
    .toMatchObject({ above: true, below: true });
}
