import './browser-gaps.ts';
import './shared-page.ts';
import { cleanup, configure, settledTasks } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closePreactGaps } from '../src/app/preact-gaps.ts';
import { takeConsole, watchConsole } from './console-spy.ts';

configure({
  // A busy machine is slow, not wrong: what has to appear gets half the time of a whole test.
  asyncUtilTimeout: 30_000,
  // An element is found when it is in the page. Its effects run in a later turn, and a test may ask for them at once.
  async asyncWrapper(search) {
    const found: unknown = await search();
    await settledTasks();
    return found as never;
  },
});
// Preact and the page are the same for all files.
const { dataset } = document.documentElement;
if (dataset['gaps'] === undefined) {
  dataset['gaps'] = 'closed';
  closePreactGaps();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  watchConsole();
});

afterEach(() => {
  cleanup();
  const messages = [...takeConsole('error'), ...takeConsole('warn')];
  if (messages.length > 0) throw new Error(`Unexpected console output:\n${messages.join('\n')}`);
});
