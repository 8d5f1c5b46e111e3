import type { Request, Response } from 'express';

export type PageParameters = Readonly<Record<string, (value: string) => boolean>>;

const KEPT = 'public, max-age=0, s-maxage=300';

/** The CDN caches each URL separately, so URLs with unknown or invalid parameters are redirected. */
export function sentToPageAddress(request: Request, response: Response, known: PageParameters): boolean {
  const start = request.originalUrl.indexOf('?');
  if (start < 0) return false;
  const query = request.originalUrl.slice(start + 1);
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of Object.keys(known)) {
    const value = asked.get(name);
    if (value !== null && known[name]?.(value) === true) kept.set(name, value);
  }
  if (asked.size === kept.size && asked.size > 0) return false;
  const search = kept.size === 0 ? '' : `?${kept.toString()}`;
  response
    .status(302)
    .set({ Location: `${request.path}${search}`, 'Cache-Control': KEPT })
    .end();
  return true;
}
