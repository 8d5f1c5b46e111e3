import { paths } from './paths.ts';

/** The day of a tournament, or whom to write to about it. */
export function dayPath(id: string, screen: 'dia' | 'avisos' = 'dia'): string {
  return paths.admin.day.path.replace(':id', encodeURIComponent(id)).replace(':screen', screen);
}
