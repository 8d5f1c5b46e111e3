import { dayPath } from './day-path.ts';

export function playPath(id: string): string {
  return dayPath(id, 'fases');
}

/** The address of a match, by its stage and a name such as `a-1`. */
export function matchPath(id: string, stage: number, match: string): string {
  return `${playPath(id)}/${stage}/${encodeURIComponent(match)}`;
}
