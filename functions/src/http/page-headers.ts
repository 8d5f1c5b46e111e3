import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import hosting from '../../../firebase.json' with { type: 'json' };

const HeadersSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

export function pageHeaders(page: string): Readonly<Record<string, string>> {
  const everywhere = z.parse(HeadersSchema, hosting).hosting.headers.find(({ source }) => source === '**');
  if (everywhere === undefined) throw new Error('firebase.json has no headers for "**"');
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return Object.fromEntries(
    everywhere.headers
      .filter(({ key }) => key !== 'Cache-Control')
      .map(({ key, value }) => [key, value.replace("style-src 'self'", `$&${styles.join('')}`)]),
  );
}
