import type { Page } from 'playwright-core';

export const firestoreCalls = '**/databases/(default)/documents**';

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
