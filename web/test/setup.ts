import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
  expect(messages, 'unexpected console output').toEqual([]);
});
