import type { Tournament } from '../tournaments/tournament.ts';

type Repeated = Pick<Tournament, 'id' | 'name' | 'timeZone' | 'modality'>;

/** `Copa #9` and `Copa #10` are of one series, and so are two tournaments of one name. */
const seriesName = (name: string) => name.replace(/\s*#\d{1,6}$/, '');

/** The tournaments of a weekly series, by one of them; a season begins with all of these in one tap. */
export function seriesOf<T extends Repeated>(one: Repeated, tournaments: readonly T[]): readonly T[] {
  return tournaments.filter(
    ({ name, timeZone, modality }) =>
      seriesName(name) === seriesName(one.name) && timeZone === one.timeZone && modality === one.modality,
  );
}
