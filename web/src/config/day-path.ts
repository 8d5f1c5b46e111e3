import { paths } from './paths.ts';

/** The day of a tournament, whom to write to about it, or its stages. */
export function dayPath(id: string, screen: 'dia' | 'avisos' | 'fases' = 'dia'): string {
  return paths.admin.day.path.replace(':id', encodeURIComponent(id)).replace('*', screen);
}

/** The page of one tournament in the area. */
export function tournamentPath(id: string): string {
  return `${paths.admin.tournaments.to()}/${encodeURIComponent(id)}`;
}
