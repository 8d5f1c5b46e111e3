import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Header = { key: string; value: string };

export type Hosting = { headers: { source: string; headers: Header[] }[] };

/**
 * The styles that the built pages carry, each allowed by its own hash: any other style in a page stays refused. None
 * before the site is built, and none in development.
 */
export function withPageStyles<T extends Hosting>(hosting: T, site: string): T {
  const page = join(site, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const hashes = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return {
    ...hosting,
    headers: hosting.headers.map((block) => ({
      ...block,
      headers: block.headers.map((header) =>
        header.key === 'Content-Security-Policy'
          ? { ...header, value: header.value.replace("style-src 'self'", `$&${hashes.join('')}`) }
          : header,
      ),
    })),
  };
}
