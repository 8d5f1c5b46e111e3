import { dayPath } from './day-path.ts';

/** All stages of a tournament. */
export function playPath(id: string): string {
  return dayPath(id, 'fases');
}

/** One match, by its stage and its name: `a-1`. */
export function matchPath(id: string, stage: number, match: string): string {
  return `${playPath(id)}/${stage}/${encodeURIComponent(match)}`;
}
