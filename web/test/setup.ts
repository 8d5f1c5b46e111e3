import './browser-gaps.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { takeConsole, watchConsole } from './console-spy.ts';

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
