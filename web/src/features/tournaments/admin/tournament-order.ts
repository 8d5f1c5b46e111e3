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

/** Begins with the drafts, then the next one; what is over follows, the latest first. */
function nextFirst(one: ListedTournament, other: ListedTournament): number {
  const isOver = OVER.has(one.phase);
  if (isOver !== OVER.has(other.phase)) return isOver ? 1 : -1;
  const isDraft = one.status === 'draft';
  if (!isOver && isDraft !== (other.status === 'draft')) return isDraft ? -1 : 1;
  const [at, others] = [startOf(one), startOf(other)];
  return isOver ? others - at : at - others;
}

function startOf({ date }: ListedTournament): number {
  return date?.getTime() ?? 0;
}

function fillRate({ currentPlayers, maxPlayers }: ListedTournament): number {
  return maxPlayers === 0 ? 0 : currentPlayers / maxPlayers;
}

export interface ListFilters {
  readonly text: string;
  readonly status: string;
  readonly sort: SortName;
}

export const EVERY_TOURNAMENT: ListFilters = { text: '', status: '', sort: 'date' };

export function listedTournaments(
  tournaments: readonly ListedTournament[],
  { text, status, sort }: ListFilters,
): readonly ListedTournament[] {
  const wanted = plainText(text.trim());
  return tournaments
    .filter(
      (tournament) =>
        plainText(tournament.name).includes(wanted) && (status === '' || tournament.status === status),
    )
    .toSorted(SORTS[sort].compare);
}

/** Past tournaments are folded away unless somebody searches or sorts: a weekly one has dozens. */
export function withPastApart(
  shown: readonly ListedTournament[],
  { text, status, sort }: ListFilters,
  now: Date,
) {
  const isPast = (tournament: ListedTournament) => tournament.status !== 'draft' && isOver(tournament, now);
  const folds = text === '' && status === '' && sort === 'date' && !shown.every(isPast);
  if (!folds) return { current: shown, past: [] };
  return { current: shown.filter((each) => !isPast(each)), past: shown.filter(isPast) };
}
