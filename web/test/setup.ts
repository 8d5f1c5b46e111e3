import './browser-gaps.ts';
import './shared-page.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { takeConsole, watchConsole } from './console-spy.ts';

// A busy machine is slow, not wrong: what has to appear gets half the time of a whole test.
configure({ asyncUtilTimeout: 30_000 });

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
