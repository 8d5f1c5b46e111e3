import { dayPath } from './day-path.ts';

export function playPath(id: string): string {
  return dayPath(id, 'fases');
}

/** `match` is a name such as `a-1`, for match 1 of lobby A. */
export function matchPath(id: string, stage: number, match: string): string {
  return `${playPath(id)}/${stage}/${encodeURIComponent(match)}`;
}
