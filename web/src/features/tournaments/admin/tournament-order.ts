import { isLeftToday, isOver, leftToDecide, soonestFirst, turnToday } from '@copa/domain/tournaments/state';
import { searched } from '../../../components/admin/search/searched.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';

type Compare = (a: ListedTournament, b: ListedTournament, now: Date) => number;

export const SORTS = {
  date: { label: words.byDate, compare: soonestFirst },
  name: { label: words.byName, compare: (a, b) => a.name.localeCompare(b.name, 'es') },
  pending: { label: words.byPending, compare: (a, b, now) => leftToDecide(b, now) - leftToDecide(a, now) },
  fill: { label: words.byOccupancy, compare: (a, b) => fillRate(b) - fillRate(a) },
} as const satisfies Record<string, { label: string; compare: Compare }>;

export type SortName = keyof typeof SORTS;

function fillRate({ currentPlayers, maxPlayers }: ListedTournament): number {
  return maxPlayers === 0 ? 0 : currentPlayers / maxPlayers;
}

export interface AdminListFilters {
  readonly text: string;
  readonly status: string;
  readonly sort: SortName;
}

export const EVERY_TOURNAMENT: AdminListFilters = { text: '', status: '', sort: 'date' };

export function searchOf({ text, status, sort }: AdminListFilters): Readonly<Record<string, string>> {
  return {
    ...(text !== '' && { buscar: text }),
    ...(status !== '' && { estado: status }),
    ...(sort !== 'date' && { orden: sort }),
  };
}

export function filtersIn(search: URLSearchParams): AdminListFilters {
  const sort = search.get('orden') ?? '';
  return {
    text: search.get('buscar') ?? '',
    status: search.get('estado') ?? '',
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortName) : 'date',
  };
}

export function listedTournaments(
  tournaments: readonly ListedTournament[],
  { text, status, sort }: AdminListFilters,
  now: Date,
): readonly ListedTournament[] {
  const wanted = searched(text);
  return tournaments
    .filter(
      (tournament) =>
        searched(tournament.name).includes(wanted) && (status === '' || tournament.status === status),
    )
    .toSorted((a, b) => SORTS[sort].compare(a, b, now));
}

export interface Groups {
  readonly today: readonly ListedTournament[];
  readonly next: readonly ListedTournament[];
  readonly drafts: readonly ListedTournament[];
  readonly past: readonly ListedTournament[];
}

export function inGroups(
  shown: readonly ListedTournament[],
  { text, status, sort }: AdminListFilters,
  now: Date,
): Groups {
  const isDraft = (tournament: ListedTournament) => tournament.status === 'draft';
  const isPast = (tournament: ListedTournament) => !isDraft(tournament) && isOver(tournament, now);
  const byTime = text === '' && status === '' && sort === 'date' && !shown.every(isPast);
  const isToday = (tournament: ListedTournament) =>
    byTime && !isDraft(tournament) && !isPast(tournament) && isOfToday(tournament, now);
  return {
    today: shown.filter(isToday).toSorted((one, other) => turnToday(one, now) - turnToday(other, now)),
    next: shown.filter((each) => !isDraft(each) && !isToday(each) && !(byTime && isPast(each))),
    drafts: shown.filter(isDraft),
    past: byTime ? shown.filter(isPast) : [],
  };
}

function isOfToday({ phase, date }: ListedTournament, now: Date): boolean {
  return phase === 'in_play' || (date !== null && isLeftToday(date, now));
}
