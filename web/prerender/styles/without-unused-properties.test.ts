import { describe, expect, it } from 'vitest';
import { dropUnused } from './without-unused-properties.ts';

describe('a style sheet without unused properties of Tailwind', () => {
  it('loses what no value names, with its rule', () => {
    expect(dropUnused('@property --tw-a{syntax:"*";inherits:false}.b{--tw-a:1;c:d}.e{c:d;--tw-a:2}')).toBe(
      '.b{c:d}.e{c:d;}',
    );
  });

  it.each([
    '@property --tw-a{syntax:"*"}.b{--tw-a:1;c:var(--tw-a)}',
    '.b{--tw-a:1;--tw-b:var(--tw-a);c:var(--tw-b,0)}',
    '.b{--tw-a:1;transition-property:color,--tw-a}',
  ])('keeps what a value names: %s', (css) => {
    expect(dropUnused(css)).toBe(css);
  });

  it('does not take a longer name for it, and leaves our own properties to scripts', () => {
    expect(dropUnused('.b{--tw-a:1;c:var(--tw-a-b)}')).toBe('.b{c:var(--tw-a-b)}');
    expect(dropUnused('.b{--bar:1;c:d}')).toBe('.b{--bar:1;c:d}');
  });
});
