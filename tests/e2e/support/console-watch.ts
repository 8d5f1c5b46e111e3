import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

const guarded = new Set(['error', 'warning']);

/**
 * If the machine stalls, Chrome may log that a preloaded font was not used although the page uses it. The inbox
 * of all tournaments may show one that another journey deletes.
 */
const ignored = [
  /Service Worker registration blocked by Playwright/,
  /\/fonts\/\S+ was preloaded using link preload but not used within a few seconds/,
  /status of 404 .*\/api\/tournaments\/viaje-[^/]+\/suspended\)/,
];

interface Watch {
  readonly written: string[];
  readonly expected: { pattern: RegExp; once: boolean; optional: boolean; met: number }[];
}

const watches = new WeakMap<BrowserContext, Watch>();

function watchOf(context: BrowserContext): Watch {
  const watch = watches.get(context);
  if (watch === undefined) throw new Error('This browser context was not opened by a journey.');
  return watch;
}

export function watchConsole(context: BrowserContext): void {
  const watch: Watch = { written: [], expected: [] };
  watches.set(context, watch);
  context.on('console', (message: ConsoleMessage) => {
    const text = `${message.text()} (${message.location().url})`;
    if (!guarded.has(message.type()) || ignored.some((pattern) => pattern.test(text))) return;
    watch.written.push(`${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => watch.written.push(`exception: ${error.error().stack ?? ''}`));
}

export function expectOnConsole(page: Page, ...patterns: readonly RegExp[]): void {
  const entries = patterns.map((pattern) => ({ pattern, once: false, optional: false, met: 0 }));
  watchOf(page.context()).expected.push(...entries);
}

export function expectOnceOnConsole(page: Page, pattern: RegExp): void {
  watchOf(page.context()).expected.push({ pattern, once: true, optional: false, met: 0 });
}

export function allowOnConsole(page: Page, pattern: RegExp): void {
  watchOf(page.context()).expected.push({ pattern, once: false, optional: true, met: 0 });
}

const LATE_MS = 5000;

export async function expectedOnConsole(context: BrowserContext): Promise<void> {
  const { written, expected } = watchOf(context);
  const needed = expected.filter(({ optional }) => !optional);
  const isWritten = () => needed.every(({ pattern }) => written.some((message) => pattern.test(message)));
  const end = performance.now() + LATE_MS;
  while (!isWritten() && performance.now() < end) await setTimeout(50);
}

export function consoleComplaints(context: BrowserContext): readonly string[] {
  const { written, expected } = watchOf(context);
  const unexpected = written.filter((message) => {
    const fitting = expected.filter(({ pattern }) => pattern.test(message));
    for (const entry of fitting) entry.met += 1;
    return fitting.length === 0;
  });
  const missing = expected
    .filter(({ optional, met }) => !optional && met === 0)
    .map(({ pattern }) => `never written: ${pattern}`);
  const repeated = expected
    .filter(({ once, met }) => once && met > 1)
    .map(({ pattern, met }) => `written ${met} times: ${pattern}`);
  return [...unexpected, ...missing, ...repeated];
}
