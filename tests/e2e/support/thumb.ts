import type { Locator } from 'playwright-core';

/** A thumb, and how often it came down. */
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
