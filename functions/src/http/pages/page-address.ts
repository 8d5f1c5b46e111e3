import type { Request, Response } from 'express';

export type PageParameters = Readonly<Record<string, (value: string) => boolean>>;

const KEPT = 'public, max-age=0, s-maxage=300';

/**
 * The CDN caches each URL separately, so a URL with a sign behind it, or with unknown or invalid parameters, is
 * redirected.
 */
export function sentToPageAddress(request: Request, response: Response, known: PageParameters): boolean {
  const path = pathIn(request.path);
  const search = searchIn(request.originalUrl, known);
  if (path === request.path && search === null) return false;
  response
    .status(302)
    .set({ Location: `${path}${search ?? queryOf(request.originalUrl)}`, 'Cache-Control': KEPT })
    .end();
  return true;
}

/** Apps make signs beside a link part of it: a full stop, a bracket, the star of bold text, an unseen mark. */
export function withoutSigns(text: string): string {
  const seen = text.replaceAll(/\p{Cf}/gu, '');
  const last = seen.lastIndexOf('/') + 1;
  return seen.slice(0, last) + seen.slice(last).replace(/(?<=[\w-])[^\w-].*$/su, '');
}

const PLAIN_PATH = /^(?:\/[\w-]+)+\/?$/;

function pathIn(path: string): string {
  try {
    const plain = withoutSigns(decodeURIComponent(path));
    return PLAIN_PATH.test(plain) ? plain : path;
  } catch {
    return path;
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** Null if the query needs no change. */
function searchIn(url: string, known: PageParameters): string | null {
  const query = queryOf(url);
  if (query === '') return null;
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of Object.keys(known)) {
    const value = asked.get(name);
    if (value === null) continue;
    const valid = [value, withoutSigns(value)].find((each) => known[name]?.(each) === true);
    if (valid !== undefined) kept.set(name, valid);
  }
  const isSame =
    asked.size > 0 &&
    asked.size === kept.size &&
    [...kept].every(([name, value]) => asked.get(name) === value);
  if (isSame) return null;
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
