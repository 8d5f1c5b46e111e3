import { isOver } from '@copa/domain/tournaments/state';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { plainText } from '../../../lib/plain-text.ts';
import * as words from '../words/admin.ts';

type Compare = (a: ListedTournament, b: ListedTournament) => number;

export const SORTS = {
  date: { label: words.byDate, compare: nextFirst },
  name: { label: words.byName, compare: (a, b) => a.name.localeCompare(b.name, 'es') },
  pending: { label: words.byPending, compare: (a, b) => b.registrations.pending - a.registrations.pending },
  fill: { label: words.byOccupancy, compare: (a, b) => fillRate(b) - fillRate(a) },
} as const satisfies Record<string, { label: string; compare: Compare }>;

export type SortName = keyof typeof SORTS;

const OVER: ReadonlySet<ListedTournament['phase']> = new Set(['completed', 'cancelled']);

/** Sorts upcoming tournaments first, the next one on top; finished ones follow, the latest first. */
function nextFirst(one: ListedTournament, other: ListedTournament): number {
  const isOver = OVER.has(one.phase);
  if (isOver !== OVER.has(other.phase)) return isOver ? 1 : -1;
  const [at, others] = [startOf(one), startOf(other)];
  return isOver ? others - at : at - others;
}

/** Tournaments without a date sort after all others. */
function startOf({ date }: ListedTournament): number {
  return date?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function fillRate({ currentPlayers, maxPlayers }: ListedTournament): number {
  return maxPlayers === 0 ? 0 : currentPlayers / maxPlayers;
}

export interface AdminListFilters {
  readonly text: string;
  readonly status: string;
  readonly sort: SortName;
}

export const EVERY_TOURNAMENT: AdminListFilters = { text: '', status: '', sort: 'date' };

/** The filters in the address, so that the list reopens as it was. */
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
): readonly ListedTournament[] {
  const wanted = plainText(text.trim());
  return tournaments
    .filter(
      (tournament) =>
        plainText(tournament.name).includes(wanted) && (status === '' || tournament.status === status),
    )
    .toSorted(SORTS[sort].compare);
}

export interface Groups {
  readonly next: readonly ListedTournament[];
  readonly drafts: readonly ListedTournament[];
  readonly past: readonly ListedTournament[];
}

/**
 * Upcoming tournaments come first, then drafts. Past ones are folded, unless somebody searches or there are
 * no others.
 */
export function inGroups(
  shown: readonly ListedTournament[],
  { text, status, sort }: AdminListFilters,
  now: Date,
): Groups {
  const isDraft = (tournament: ListedTournament) => tournament.status === 'draft';
  const isPast = (tournament: ListedTournament) => !isDraft(tournament) && isOver(tournament, now);
  const folds = text === '' && status === '' && sort === 'date' && !shown.every(isPast);
  return {
    next: shown.filter((each) => !isDraft(each) && !(folds && isPast(each))),
    drafts: shown.filter(isDraft),
    past: folds ? shown.filter(isPast) : [],
  };
}
