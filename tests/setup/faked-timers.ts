import type { InlineConfig } from 'vitest/node';

/**
 * `Intl` stays real: modules of the domain keep formats for later test files, and those of a fake `Intl`
 * ignore the reader's time zone that a test sets.
 */
export const fakeTimers = {
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'Date',
    'hrtime',
    'performance',
  ],
} satisfies InlineConfig['fakeTimers'];
