import { describe, expect, it } from 'vitest';
import { dropUnused } from './without-unused-properties.ts';

const after = (css: string, script = '') => dropUnused(css, `${css}\n${script}`);

describe('a style sheet without unused properties', () => {
  it('loses what nothing names, with its rule', () => {
    expect(after('@property --a{syntax:"*";inherits:false}.b{--a:1;c:d}.e{c:d;--a:2}')).toBe(
      '.b{c:d}.e{c:d;}',
    );
  });

  it.each([
    '@property --a{syntax:"*"}.b{--a:1;c:var(--a)}',
    '.b{--a:1;--b:var(--a);c:var(--b,0)}',
    '.b{--a:1;transition-property:color,--a}',
  ])('keeps what a value names: %s', (css) => {
    expect(after(css)).toBe(css);
  });

  it('keeps what a script names, and does not take a longer name for it', () => {
    const css = '.b{--bar:1;c:d}';
    expect(after(css, "style.setProperty('--bar',x)")).toBe(css);
    expect(after(css, "style.setProperty('--bar-icon',x)")).toBe('.b{c:d}');
  });
});
