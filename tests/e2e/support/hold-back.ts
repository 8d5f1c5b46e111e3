import type { Page } from 'playwright-core';

export const firestoreCalls = '**/databases/(default)/documents**';

/** Keeps all such answers from the page, until they are let go. */
export async function holdBack(page: Page, calls: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
