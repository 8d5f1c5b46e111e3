import type { RoleAccess } from '@copa/domain/people/roles';
import { paths } from './paths.ts';

/** Each screen of a tournament opens for readers who can do this. `match` has addresses below `fases`. */
export const DAY_ACCESS = {
  summary: 'manage_tournaments',
  dia: 'with-role',
  avisos: 'manage_registrations',
  fases: 'with-role',
  match: 'record_results',
} as const satisfies Readonly<Record<string, RoleAccess>>;

type DayAddress = Exclude<keyof typeof DAY_ACCESS, 'summary' | 'match'>;

export function dayPath(id: string, screen: DayAddress = 'dia'): string {
  return paths.admin.day.path.replace(':id', encodeURIComponent(id)).replace('*', screen);
}

export function tournamentPath(id: string): string {
  return `${paths.admin.tournaments.to()}/${encodeURIComponent(id)}`;
}
