import type { FirstScreen } from '@copa/domain/people/roles';
import { paths } from './paths.ts';

/** The address of a tournament's day, its reminders, or its stages. */
export function dayPath(id: string, screen: FirstScreen | 'avisos' | 'fases' = 'dia'): string {
  return paths.admin.day.path.replace(':id', encodeURIComponent(id)).replace('*', screen);
}

/** The address of a tournament in the admin area. */
export function tournamentPath(id: string): string {
  return `${paths.admin.tournaments.to()}/${encodeURIComponent(id)}`;
}
