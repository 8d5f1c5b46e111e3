import type { Browser, BrowserContext } from 'playwright-core';
import { suiteAddresses } from './addresses.ts';

declare global {
  /** `usedContexts` is global, because each file loads this module again. */
  var usedContexts: WeakMap<Browser, Map<string, BrowserContext[]>> | undefined;
}

/** A used context is empty but for its HTTP cache, so it loads the site in two thirds of the time. */
export function usedContexts(browser: Browser, kind: string): BrowserContext[] {
  globalThis.usedContexts ??= new WeakMap();
  const ofBrowser = globalThis.usedContexts.get(browser) ?? new Map<string, BrowserContext[]>();
  globalThis.usedContexts.set(browser, ofBrowser);
  const ofKind = ofBrowser.get(kind) ?? [];
  ofBrowser.set(kind, ofKind);
  return ofKind;
}

/**
 * A clock or a script of a context stays in it, so the next journey would have it too. Without a connection a
 * full cache would hide that something was not loaded.
 */
export function refuseInUsed(context: BrowserContext): void {
  const refuse = () => Promise.reject(new Error('Open this visitor with `firstVisit: true`.'));
  Object.assign(context, { addInitScript: refuse, setOffline: refuse });
  Object.assign(context.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

/** Leaves one page, which has no document of the site. */
export async function emptyContext(context: BrowserContext): Promise<void> {
  context.removeAllListeners('console');
  context.removeAllListeners('weberror');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const blank = await context.newPage();
  const pages = context.pages().filter((page) => page !== blank);
  await Promise.all(pages.map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  const { site, auth } = suiteAddresses();
  const session = await context.newCDPSession(blank);
  for (const origin of [site, `http://${auth}`]) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.detach();
}
