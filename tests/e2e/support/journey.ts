import { randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { test as base, expect } from 'vitest';
import { browserFlags, findBrowser } from '../../browser/find-browser.mjs';
import { suiteAddresses } from './addresses.ts';
import { consoleComplaints, expectedOnConsole, watchConsole } from './console-watch.ts';
import { putInClock } from './stop-clock.ts';
import { keepToasts } from './toasts.ts';

export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
export const everySize = Object.keys(sizes) as readonly Size[];
export const SMALL = { width: 320, height: 640 };
export const everyViewport = [sizes.phone, SMALL, sizes.desktop];

export interface VisitorOptions {
  readonly size?: Size;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly storage?: Readonly<Record<string, string>>;
  /** True if an earlier visit closed the 'site under development' dialog. */
  readonly noticeDismissed?: boolean;
  readonly serviceWorker?: boolean;
  readonly javaScript?: boolean;
  readonly timezoneId?: string;
  readonly clock?: boolean;
  /**
   * Opens a context that no other journey uses, so that this journey may go offline, add a script or set a
   * clock. The cache of the context is empty.
   */
  readonly firstVisit?: boolean;
}

export type OpenVisitor = (options?: VisitorOptions) => Promise<Page>;

export const VISIT_KEY = 'visit';
const WAIT_MS = 60_000;

function contextOptions(options: VisitorOptions): BrowserContextOptions {
  const { size = 'phone' } = options;
  return {
    baseURL: suiteAddresses().site,
    viewport: sizes[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: 'es-MX',
    timezoneId: options.timezoneId ?? 'America/Mexico_City',
    reducedMotion: 'reduce',
    serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
    javaScriptEnabled: options.javaScript ?? true,
  };
}

async function openContext(browser: Browser, options: VisitorOptions): Promise<BrowserContext> {
  const context = await browser.newContext(contextOptions(options));
  context.setDefaultTimeout(WAIT_MS);
  if (options.clock === true) await putInClock(context);
  await keepToasts(context);
  return context;
}

/** A used context keeps its HTTP cache, so it loads the site in two thirds of the time of a new context. */
function usedContexts(browser: Browser, kind: string): BrowserContext[] {
  globalThis.usedContexts ??= new WeakMap();
  const ofBrowser = globalThis.usedContexts.get(browser) ?? new Map<string, BrowserContext[]>();
  globalThis.usedContexts.set(browser, ofBrowser);
  const ofKind = ofBrowser.get(kind) ?? [];
  ofBrowser.set(kind, ofKind);
  return ofKind;
}

/**
 * A clock or a script would stay in the context for the next journey. Without a connection, the cache of
 * earlier journeys could hide that a file is missing.
 */
function refuseInUsed(context: BrowserContext): void {
  const refuse = () => Promise.reject(new Error('Open this visitor with `firstVisit: true`.'));
  Object.assign(context, { addInitScript: refuse, setOffline: refuse });
  Object.assign(context.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

async function emptyContext(context: BrowserContext): Promise<void> {
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

function otherContexts(browser: Browser, options: VisitorOptions): BrowserContext[] | undefined {
  const { clock = false, firstVisit = false, serviceWorker = false } = options;
  if (clock || firstVisit || serviceWorker) return undefined;
  return usedContexts(browser, JSON.stringify(contextOptions(options)));
}

/**
 * Fills `localStorage` by a script, because the option `storageState` would load an extra page for each
 * context. The script clears it first: a page of the last journey may store something after its context was
 * emptied. `VISIT_KEY` says which visit has filled it.
 */
async function keepFromEarlierVisit(page: Page, options: VisitorOptions): Promise<void> {
  const { noticeDismissed = true, storage = {} } = options;
  const kept = { ...(noticeDismissed && { 'copa-fenix_notice_dismissed': '1' }), ...storage };
  await page.addInitScript(
    ({ origin, key, visit, entries }) => {
      if (location.origin !== origin || localStorage.getItem(key) === visit) return;
      localStorage.clear();
      for (const [name, value] of [[key, visit] as const, ...entries]) localStorage.setItem(name, value);
    },
    { origin: suiteAddresses().site, key: VISIT_KEY, visit: randomUUID(), entries: Object.entries(kept) },
  );
}

async function printScreens(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page
      .evaluate(() => ({ scrollY, height: document.body.scrollHeight, text: document.body.innerText }))
      .catch(String);
    console.error(page.url(), shown);
  }
}

/** While one page loads, another one can be looked at, so two pages share the rows. */
export async function inTwoPages<Row>(
  rows: readonly Row[],
  look: (half: readonly Row[]) => Promise<void>,
): Promise<void> {
  await Promise.all([0, 1].map((rest) => look(rows.filter((_, at) => at % 2 === rest))));
}

declare global {
  /** These are global, because each test file loads this module again. */
  var journeyBrowser: Promise<Browser> | undefined;
  var usedContexts: WeakMap<Browser, Map<string, BrowserContext[]>> | undefined;
}

async function sharedBrowser(): Promise<Browser> {
  globalThis.journeyBrowser ??= launchBrowser();
  const browser = await globalThis.journeyBrowser;
  if (browser.isConnected()) return browser;
  globalThis.journeyBrowser = launchBrowser();
  return globalThis.journeyBrowser;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  return chromium.launch({ args: browserFlags, executablePath, timeout: WAIT_MS });
}

export const journey = base.extend('visitor', ({ task }, { onCleanup }): OpenVisitor => {
  const opened: { readonly context: BrowserContext; readonly others: BrowserContext[] | undefined }[] = [];
  onCleanup(async () => {
    const contexts = opened.map(({ context }) => context);
    const failed = task.result?.state === 'fail';
    if (failed) await printScreens(contexts);
    await Promise.all(contexts.map(expectedOnConsole));
    const complaints = contexts.flatMap(consoleComplaints);
    await Promise.all(
      opened.map(async ({ context, others }) => {
        if (failed || others === undefined) return context.close();
        await emptyContext(context);
        others.push(context);
      }),
    );
    expect(complaints, 'unexpected console output').toEqual([]);
  });
  return async (options = {}) => {
    const browser = await sharedBrowser();
    const others = otherContexts(browser, options);
    const used = others?.pop();
    const context = used ?? (await openContext(browser, options));
    if (others !== undefined && used === undefined) refuseInUsed(context);
    opened.push({ context, others });
    watchConsole(context);
    const page = context.pages()[0] ?? (await context.newPage());
    // Only the page gets this viewport, so that visitors with other viewports share its HTTP cache.
    if (options.viewport !== undefined) await page.setViewportSize(options.viewport);
    await keepFromEarlierVisit(page, options);
    return page;
  };
});
