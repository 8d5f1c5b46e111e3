import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstInHead } from './early-ask.ts';
import { writeScript } from './written-script.ts';

/**
 * Vite loads a chunk's style sheet unless the page links it, so this adds a link. The link is disabled,
 * because the page has the styles inline.
 */
const STARTER = `const { scripts, sheet } = document.querySelector('script[data-scripts]').dataset;
const [entry, ...others] = scripts.split(' ');
const known = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
known.setAttribute('disabled', '');
document.head.append(known);
addEventListener('click', ({ target }) => (globalThis.tappedEarly = target.closest('button')), true);
const start = () => {
  for (const href of others) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  import(entry);
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
`;

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const FONT = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;

export interface FirstPaint {
  readonly styles: string;
  readonly sheet: string;
  readonly starter: string;
}

export async function writeStarter(out: string, template: string, ownFirst: string): Promise<FirstPaint> {
  const sheet = SHEET.exec(template)?.[1];
  if (sheet === undefined) throw new Error('The built page has no style sheet');
  const starter = await writeScript(out, 'start', ownFirst + STARTER);
  const styles = (await readFile(path.join(out, sheet), 'utf8')).trim();
  return { styles, sheet: `/${sheet}`, starter };
}

export function paintingFirst(
  html: string,
  { styles, sheet, starter }: FirstPaint,
  picture?: string,
): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The built page has no script');
  const scripts = [entry, ...[...html.matchAll(PRELOAD)].map(([, href]) => href)];
  const preload = `<link rel="preload" href="${picture}" as="image" fetchpriority="high" />\n    `;
  return html
    .replace(PRELOAD, '')
    .replace(FONT, '')
    .replace(ENTRY, '')
    .replace(SHEET, () => `${picture === undefined ? '' : preload}<style>${styles}</style>`)
    .replace(
      /\s*<\/body>/,
      () =>
        `\n    <script type="module" src="${starter}" data-sheet="${sheet}" data-scripts="${scripts.join(' ')}"></script>\n  </body>`,
    );
}

/** The entry comes before the preloads, because its download is the longest. */
export function paintingFrame(html: string, firstPaint: FirstPaint): string {
  return framed(html, firstPaint, [entryOf(html), ...(html.match(PRELOAD) ?? []).map((line) => line.trim())]);
}

/**
 * The first card's script starts the preloads after drawing the card, because earlier downloads would delay
 * it.
 */
export function paintingCard(html: string, firstPaint: FirstPaint, script: string): string {
  const others = [...html.matchAll(PRELOAD)].map(([, href]) => href).join(' ');
  const drawing = `<script type="module" src="${script}" data-scripts="${others}"></script>`;
  return firstInHead(framed(html, firstPaint, [entryOf(html)]), drawing);
}

const entryOf = (html: string) => ENTRY.exec(html)?.[0] ?? '';

function framed(html: string, { styles, sheet }: FirstPaint, scripts: readonly string[]): string {
  // The unknown type keeps preload scanners that ignore `disabled` from requesting the style sheet.
  const known = `<link rel="stylesheet" type="text/known" disabled href="${sheet}" />`;
  return html
    .replace(PRELOAD, '')
    .replace(FONT, '')
    .replace(ENTRY, '')
    .replace(SHEET, () => `<style>${styles}</style>`)
    .replace(/\s*<\/body>/, () => ['', known, ...scripts, '</body>'].join('\n    '));
}
