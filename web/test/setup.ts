import './browser-gaps.ts';
import './computed-style.ts';
import './shared-page.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { takeConsole, watchConsole } from './console-spy.ts';
import { unheard } from './heard.ts';
import { offlineFirestore } from './offline-firestore.ts';
import { otherClocks } from './one-clock.ts';

// A listener that uses the network would write to the console later, perhaps during another test.
await offlineFirestore();

const library = getConfig();
const { setImmediate } = globalThis;
let searches = 0;

function elementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

function showPage(error: unknown): void {
  if (!(error instanceof Error) || error.name !== elementError(null).name) return;
  error.message = library.getElementError(error.message, document.body).message;
}

configure({
  // A busy machine needs more than the default second. The limit is half of `testTimeout`.
  asyncUtilTimeout: 30_000,
  // Printing the page at each attempt of a search is slow, so only the last error shows it.
  getElementError: (message, container) =>
    searches > 0 ? elementError(message) : library.getElementError(message, container),
  // An element is found as soon as it is in the page, so this waits one more turn until its effects have run.
  async asyncWrapper(search) {
    searches += 1;
    try {
      const found: unknown = await library.asyncWrapper(search);
      await new Promise((resolve) => setImmediate(resolve));
      return found as never;
    } catch (error) {
      showPage(error);
      throw error;
    } finally {
      searches -= 1;
    }
  },
});

afterAll(() => configure(library));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  watchConsole();
});

afterEach(() => {
  const clocks = otherClocks(document.body);
  const faults = unheard();
  cleanup();
  if (clocks.length > 1) throw new Error(`A screen with a second clock:\n${clocks.join('\n')}`);
  if (faults.length > 0) throw new Error(`A screen reader does not tell:\n${faults.join('\n')}`);
  const messages = [...takeConsole('error'), ...takeConsole('warn')];
  if (messages.length > 0) throw new Error(`Unexpected console output:\n${messages.join('\n')}`);
});
