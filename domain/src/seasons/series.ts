import { DAY_MS, SEASON_TOURNAMENTS_MAX } from '../limits.ts';
import { wallText } from '../time/wall-text.ts';
import { seriesName } from '../tournaments/series/series-name.ts';
import type { Tournament } from '../tournaments/tournament.ts';

type Repeated = Pick<Tournament, 'id' | 'name' | 'timeZone' | 'modality'>;
type Joining = Repeated & Pick<Tournament, 'date' | 'season' | 'playersErasedAt'>;

function seriesOf<T extends Repeated>(one: Repeated, tournaments: readonly T[]): readonly T[] {
  return tournaments.filter(
    ({ name, timeZone, modality }) =>
      seriesName(name) === seriesName(one.name) && timeZone === one.timeZone && modality === one.modality,
  );
}

export const isFree = ({ season, playersErasedAt }: Pick<Joining, 'season' | 'playersErasedAt'>) =>
  season === null && playersErasedAt === null;

/** The series of the latest tournament comes first, and in each series the latest tournament. */
export function freeSeries<T extends Joining>(tournaments: readonly T[]): readonly (readonly T[])[] {
  const latest = tournaments
    .filter(isFree)
    .toSorted((one, other) => timeOf(other) - timeOf(one) || (one.id < other.id ? -1 : 1));
  return latest
    .filter((each) => seriesOf(each, latest)[0] === each)
    .map((each) => seriesOf(each, latest).slice(0, SEASON_TOURNAMENTS_MAX));
}

/** A weekly tournament is one, because the job repeats it. */
export function isRepeated(series: readonly Pick<Tournament, 'weekly'>[]): boolean {
  return series.length > 1 || series.some(({ weekly }) => weekly);
}

const USUAL_DAYS = 12 * 7 - 1;

export function usualDays(series: readonly Pick<Joining, 'date' | 'timeZone'>[]) {
  const days = series
    .flatMap(({ date, timeZone }) => (date === null ? [] : [wallText(date, timeZone).slice(0, 10)]))
    .toSorted();
  const [firstDay = ''] = days;
  if (firstDay === '') return { firstDay, lastDay: '' };
  const usual = new Date(Date.parse(firstDay) + USUAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  return { firstDay, lastDay: [usual, ...days].toSorted().at(-1) ?? usual };
}

const timeOf = ({ date }: Pick<Joining, 'date'>) => date?.getTime() ?? 0;
