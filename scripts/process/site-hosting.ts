import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type Header = { key: string; value: string };

export type Hosting = { headers: { source: string; headers: Header[] }[] };

const FOREVER = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const KEPT = new Map([
  ['assets', FOREVER],
  ['art', WEEK],
  ['fonts', WEEK],
  ['icons', WEEK],
]);

export function hostingOf<T extends Hosting>(hosting: T, site: string): T {
  return { ...hosting, headers: [...withInlineParts(hosting.headers, site), ...keptFiles(site)] };
}

/** These pages contain every inline style and every inline `data-requests` script of Hosting's pages. */
const WITH_INLINE = ['index.html', 'mi.html'];

function withInlineParts(blocks: Hosting['headers'], site: string): Hosting['headers'] {
  const html = WITH_INLINE.map((file) => join(site, file))
    .map((page) => (existsSync(page) ? readFileSync(page, 'utf8') : ''))
    .join('');
  const styles = hashesOf(html, /<style>(.*?)<\/style>/gs);
  const scripts = hashesOf(html, /<script data-requests="[^"]*">(.*?)<\/script>/gs);
  return blocks.map((block) => ({
    ...block,
    headers: block.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? {
            ...header,
            value: header.value
              .replace("style-src 'self'", `$&${styles}`)
              .replace("script-src 'self'", `$&${scripts}`),
          }
        : header,
    ),
  }));
}

function hashesOf(html: string, elements: RegExp): string {
  const contents = new Set([...html.matchAll(elements)].map(([, content = '']) => content));
  return [...contents]
    .map((content) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('');
}

/**
 * Hosting chooses headers by the address, so a pattern for a folder would let caches store a 404 answer.
 * Instead each file is named, and `firebase.json` sets `no-store` for all other addresses below these folders.
 */
function keptFiles(site: string): Hosting['headers'] {
  return [...KEPT].flatMap(([folder, value]) => {
    const names = new Map<string, string[]>();
    for (const { name, parentPath } of filesBelow(join(site, folder))) {
      const path = relative(site, parentPath).split(sep).join('/');
      names.set(path, [...(names.get(path) ?? []), name]);
    }
    return [...names].map(([path, files]) => ({
      source: `/${path}/@(${files.toSorted().join('|')})`,
      headers: [{ key: 'Cache-Control', value }],
    }));
  });
}

function filesBelow(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
}
