import { describe, expect, it } from 'vitest';
import { paintingCard, paintingFrame } from './first-paint.ts';
import { isWrittenScript } from './written-script.ts';

const PAGE = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <link rel="modulepreload" crossorigin href="/assets/ticket.js" />
    <link rel="stylesheet" crossorigin href="/assets/index.css" />
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const FIRST = { styles: 'p{color:red}', sheet: '/assets/index.css', starter: '/assets/start.js' };
const CARD = '/assets/first-card.js';

function sheetsLookedFor(html: string) {
  const links = html.match(/<link[^>]*>/g) ?? [];
  const isSheet = (link: string) => /rel="stylesheet"/.test(link) && !/type="(?!text\/css)/.test(link);
  return links.filter(isSheet);
}

describe('a page with inline styles', () => {
  it('requests the script of its first card while the styles arrive', () => {
    const html = paintingCard(PAGE, FIRST, CARD);
    const [script, styles] = [html.indexOf('src="/assets/first-card.js"'), html.indexOf('<style>')];
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(styles);
    expect(html).toContain('data-scripts="/assets/ticket.js"');
  });

  it.each([
    ['a card', paintingCard(PAGE, FIRST, CARD)],
    ['a frame', paintingFrame(PAGE, FIRST)],
  ])('marks the sheet as loaded, and no browser requests it: %s', (_, html) => {
    expect(sheetsLookedFor(PAGE)).toHaveLength(1);
    expect(sheetsLookedFor(html)).toEqual([]);
    const document = new DOMParser().parseFromString(html, 'text/html');
    expect(document.querySelector('link[href="/assets/index.css"][rel="stylesheet"]')).not.toBeNull();
  });
});

describe('the scripts that start a page', () => {
  it('are not confused with chunks whose names begin alike', () => {
    expect(isWrittenScript('assets/start-073bd6b6.js')).toBe(true);
    expect(isWrittenScript('assets/start-line-DnsiXzRZ.js')).toBe(false);
    expect(isWrittenScript('assets/ask-34ccf055.js')).toBe(true);
    expect(isWrittenScript('assets/ask-dialog-DnsiXzRZ.js')).toBe(false);
  });
});
