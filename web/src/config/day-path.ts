import type { FirstScreen } from '@copa/domain/people/roles';
import { paths } from './paths.ts';

export function dayPath(id: string, screen: FirstScreen | 'avisos' | 'fases' = 'dia'): string {
  return paths.admin.day.path.replace(':id', encodeURIComponent(id)).replace('*', screen);
}

export function tournamentPath(id: string): string {
  return `${paths.admin.tournaments.to()}/${encodeURIComponent(id)}`;
}
