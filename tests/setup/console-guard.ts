import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test fails if it writes a warning or an error to the console. A test that expects such a message replaces
 * the console's method with a spy of its own.
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
