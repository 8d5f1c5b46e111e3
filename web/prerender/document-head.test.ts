import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentHead } from './document-head.ts';

const head = (path: string | null) =>
  documentHead({ title: 'Copa "2x2" <b>', description: 'Uno & dos', origin: 'https://example.org', path });

describe('documentHead', () => {
  it('is between the two marks that the server replaces', () => {
    expect(head('/')).toMatch(/^<!--meta-->[\s\S]+<!--\/meta-->$/);
  });

  it('cannot be broken out of', () => {
    expect(head('/')).toContain('<title>Copa &quot;2x2&quot; &lt;b&gt; · Copa Fénix</title>');
    expect(head('/')).toContain('content="Uno &amp; dos"');
  });

  it('has an address only if the document has one', () => {
    expect(head('/faq')).toContain('<link rel="canonical" href="https://example.org/faq" />');
    expect(head(null)).not.toMatch(/canonical|og:url/);
  });
});

it('an iPhone makes no link to a phone of an ID or of a number in a name, which would also end hydration', () => {
  const frame = readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8');
  expect(frame).toContain('<meta name="format-detection" content="telephone=no" />');
});
