import { describe, expect, it } from 'vitest';
import { unwrapLayers } from './without-layers.ts';

describe('a style sheet without layers', () => {
  it('has their rules where the layers stood', () => {
    expect(unwrapLayers('@layer base{a{b:c}@media(d){e{f:g}}}@layer utilities{.h{i:j}}k{l:m}')).toBe(
      'a{b:c}@media(d){e{f:g}}.h{i:j}k{l:m}',
    );
  });

  it('says nothing of their order, and unwraps one within another and in a condition', () => {
    expect(unwrapLayers('@layer a,b;@supports (c:d){@layer a{@layer e{f{g:h}}}}')).toBe(
      '@supports (c:d){f{g:h}}',
    );
  });

  it('is what it was where there are none', () => {
    expect(unwrapLayers('a{b:c}')).toBe('a{b:c}');
  });

  it('is not made from a broken one', () => {
    expect(() => unwrapLayers('@layer a{b{c:d}')).toThrow('no end');
  });
});
