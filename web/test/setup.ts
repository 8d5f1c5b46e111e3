import './browser-gaps.ts';
import './computed-style.ts';
import './labels.ts';
import './shared-page.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { takeConsole, watchConsole } from './console-spy.ts';
import { unheard } from './heard.ts';
import { offlineFirestore } from './offline-firestore.ts';
import { secondClocks } from './one-clock.ts';

// A listener that uses the network would write to the console later, perhaps during another test.
await offlineFirestore();

const library = getConfig();
const { setImmediate } = globalThis;
const { waitFor } = vi;

/** A busy machine needs more than the default second. The limit is half of `testTimeout`. */
const WAITS_MS = 30_000;

vi.waitFor = (check, options = WAITS_MS) => waitFor(check, options);

configure({
  asyncUtilTimeout: WAITS_MS,
  // An element is found as soon as it is in the page, so this waits one more turn until its effects have run.
  async asyncWrapper(search) {
    const found: unknown = await library.asyncWrapper(search);
    await new Promise((resolve) => setImmediate(resolve));
    return found as never;
  },
});

afterAll(() => {
  configure(library);
  vi.waitFor = waitFor;
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  watchConsole();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const clocks = secondClocks(document.body);
  const faults = unheard();
  cleanup();
  // `cleanup` removes only what React drew.
  document.body.replaceChildren();
  if (clocks.length > 0) throw new Error(`A screen with a second clock:\n${clocks.join('\n')}`);
  if (faults.length > 0) throw new Error(`A screen reader does not tell:\n${faults.join('\n')}`);
  const messages = [...takeConsole('error'), ...takeConsole('warn')];
  if (messages.length > 0) throw new Error(`Unexpected console output:\n${messages.join('\n')}`);
});
