import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

export async function expectInSight(part: Locator, state = ''): Promise<void> {
  await part.waitFor();
  await expect
    .poll(
      () =>
        part.evaluate((element) => {
          const { left, top, width, bottom } = element.getBoundingClientRect();
          const over = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => {
            const hit = document.elementFromPoint(left + width / 2, y);
            return hit === null || hit.contains(element) || element.contains(hit) ? [] : [hit.outerHTML];
          });
          return { isAbove: top >= 0, isBelow: bottom <= innerHeight, over };
        }),
      { message: state },
    )
    .toMatchObject({ isAbove: true, isBelow: true, over: [] });
}
