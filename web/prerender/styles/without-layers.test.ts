import { describe, expect, it } from 'vitest';
import { unwrapLayers } from './without-layers.ts';

describe('a style sheet without layers', () => {
  it('has the rules in place of the layers', () => {
    expect(unwrapLayers('@layer base{a{b:c}@media(d){e{f:g}}}@layer utilities{.h{i:j}}k{l:m}')).toBe(
      'a{b:c}@media(d){e{f:g}}.h{i:j}k{l:m}',
    );
  });

  it('drops the order of layers, and unwraps nested ones and those in a condition', () => {
    expect(unwrapLayers('@layer a,b;@supports (c:d){@layer a{@layer e{f{g:h}}}}')).toBe(
      '@supports (c:d){f{g:h}}',
    );
  });

  it('stays the same if it has no layers', () => {
    expect(unwrapLayers('a{b:c}')).toBe('a{b:c}');
  });

  it('is not made from a broken sheet', () => {
    expect(() => unwrapLayers('@layer a{b{c:d}')).toThrow('no end');
  });
});
