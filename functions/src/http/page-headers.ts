import * as z from 'zod/mini';
import hosting from '../../../firebase.json' with { type: 'json' };

const HeadersSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

/** The headers of every page of the site, strict CSP included, for the page that does not come from Hosting's files. */
export function pageHeaders(): Readonly<Record<string, string>> {
  const everywhere = z.parse(HeadersSchema, hosting).hosting.headers.find(({ source }) => source === '**');
  if (everywhere === undefined) throw new Error('firebase.json has no headers for "**"');
  return Object.fromEntries(
    everywhere.headers.filter(({ key }) => key !== 'Cache-Control').map(({ key, value }) => [key, value]),
  );
}
