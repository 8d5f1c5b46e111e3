import type { Page } from 'playwright-core';
import { pauseRequests } from './pause-requests.ts';

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

/**
 * Unlike `page.route`, this pauses matching requests only. The cache is off, because a script in the cache is
 * not requested.
 */
export async function holdBackScripts(page: Page, urlPattern = '*/assets/*.js'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await pauseRequests(page, [{ urlPattern }], async (session, { requestId }) => {
    await held;
    await session.send('Fetch.continueRequest', { requestId });
  });
  return letGo;
}
