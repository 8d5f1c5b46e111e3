import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * An unexpected warning or error on the console fails the test. A test that expects one spies on the method
 * and asserts the message.
 */
const guarded = ['error', 'warn'] as const;
let written: string[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  written = [];
  restore = guarded.map((method) => {
    const spy = vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      written.push(`console.${method}: ${values.map(String).join(' ')}`);
    });
    return () => {
      spy.mockRestore();
    };
  });
});

afterEach(() => {
  for (const undo of restore) undo();
  expect(written, 'unexpected console output').toEqual([]);
});
