import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './html.ts';

describe('text in a page', () => {
  it('is only text', () => {
    expect(escapeHtml(`a"b<c>d&e'f`)).toBe('a&quot;b&lt;c&gt;d&amp;e&#39;f');
  });

  it('keeps its value when it is data, and cannot leave its element', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('</script>', '<!--', '\u2028', '&', '"', 'a') }),
        (text) => {
          const written = escapeJson({ text });
          expect(written).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(written)).toEqual({ text });
        },
      ),
    );
  });
});
