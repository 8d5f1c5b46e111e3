import './browser-gaps.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A test that expects a message clears it with `vi.mocked(console.error).mockClear()` after asserting it. */
afterEach(() => {
  cleanup();
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  if (messages.length > 0) {
    throw new Error(`Unexpected console output: ${messages.map((each) => each.join(' ')).join('\n')}`);
  }
});
