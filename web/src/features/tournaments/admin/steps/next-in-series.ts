import { seriesName } from '@copa/domain/tournaments/series/series-name';
import { isPast } from '@copa/domain/tournaments/state';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';

/** The first tournament of the same series that is still to be played, or null. */
export function nextInSeries(
  { id, name }: Pick<ListedTournament, 'id' | 'name'>,
  all: readonly ListedTournament[],
  now: Date,
): ListedTournament | null {
  const timeOf = ({ date }: ListedTournament) => date?.getTime() ?? Infinity;
  const coming = all.filter(
    (each) => each.id !== id && seriesName(each.name) === seriesName(name) && !isPast(each, now),
  );
  return coming.toSorted((one, other) => timeOf(one) - timeOf(other))[0] ?? null;
}
