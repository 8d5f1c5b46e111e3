import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
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
}

export type OpenVisitor = (options?: VisitorOptions) => Promise<Page>;

const WAIT_MS = 60_000;

async function openContext(browser: Browser, options: VisitorOptions): Promise<BrowserContext> {
  const { site } = suiteAddresses();
  const { size = 'phone', storage = {}, noticeDismissed = true } = options;
  const kept = { ...(noticeDismissed && { 'copa-fenix_notice_dismissed': '1' }), ...storage };
  const context = await browser.newContext({
    baseURL: site,
    viewport: options.viewport ?? sizes[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: 'es-MX',
    timezoneId: options.timezoneId ?? 'America/Mexico_City',
    reducedMotion: 'reduce',
    serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
    javaScriptEnabled: options.javaScript ?? true,
  });
  context.setDefaultTimeout(WAIT_MS);
  watchConsole(context);
  await keepFromEarlierVisit(context, site, kept);
  if (options.clock === true) await putInClock(context);
  await keepToasts(context);
  return context;
}

/** `storageState` would load a page of its own for each context, which is slow. */
async function keepFromEarlierVisit(
  context: BrowserContext,
  site: string,
  kept: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addInitScript(
    ({ origin, entries }) => {
      if (location.origin !== origin || localStorage.length > 0) return;
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    { origin: site, entries: Object.entries(kept) },
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

declare global {
  /** `journeyBrowser` is global, because each file loads this module again. */
  var journeyBrowser: Promise<Browser> | undefined;
}

async function sharedBrowser(): Promise<Browser> {
  globalThis.journeyBrowser ??= launchBrowser();
  const browser = await globalThis.journeyBrowser;
  if (browser.isConnected()) return browser;
  globalThis.journeyBrowser = launchBrowser();
  return globalThis.journeyBrowser;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser({
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    folder: join(tmpdir(), 'copa-e2e-browser'),
  });
  return chromium.launch({ args: browserFlags, executablePath, timeout: WAIT_MS });
}

export const journey = base.extend('visitor', ({ task }, { onCleanup }): OpenVisitor => {
  const contexts: BrowserContext[] = [];
  onCleanup(async () => {
    if (task.result?.state === 'fail') await printScreens(contexts);
    await Promise.all(contexts.map(expectedOnConsole));
    const complaints = contexts.flatMap(consoleComplaints);
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'unexpected console output').toEqual([]);
  });
  return async (options = {}) => {
    const context = await openContext(await sharedBrowser(), options);
    contexts.push(context);
    return context.newPage();
  };
});
