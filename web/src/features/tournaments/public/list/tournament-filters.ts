import { EARLIER_OPEN, FILTERED_CHOICES, LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import { entryFeeShown, isInPlay, phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { plainText, searchWords } from '../../../../lib/plain-text.ts';

type Filter = keyof typeof LIST_FILTER_NAMES;

export type TournamentFilters = Readonly<Record<Filter, string>>;

const FILTERS: readonly Filter[] = ['text', 'mode', ...FILTERED_CHOICES, 'fee', 'state'];

export function readFilters(search: URLSearchParams): TournamentFilters {
  const read = FILTERS.map((key) => [key, search.get(LIST_FILTER_NAMES[key]) ?? ''] as const);
  const filters = Object.fromEntries(read) as Record<Filter, string>;
  return search.get(EARLIER_OPEN) === '1' ? { ...filters, state: 'abiertos' } : filters;
}

export function writeFilters(search: URLSearchParams, changes: Partial<TournamentFilters>): URLSearchParams {
  const next = new URLSearchParams(search);
  const filters = { ...readFilters(search), ...changes };
  next.delete(EARLIER_OPEN);
  for (const key of FILTERS) {
    if (filters[key] === '') next.delete(LIST_FILTER_NAMES[key]);
    else next.set(LIST_FILTER_NAMES[key], filters[key]);
  }
  return next;
}

export function isFiltering(filters: TournamentFilters): boolean {
  return FILTERS.some((key) => filters[key] !== '');
}

export function matchesFilters(tournament: Tournament, filters: TournamentFilters, now: Date): boolean {
  const { text, mode, fee, state } = filters;
  const words = searchWords(text);
  const haystack = plainText(`${tournament.name} ${tournament.description} ${tournament.mapSelection}`);
  if (!words.every((word) => haystack.includes(word))) return false;
  if (mode !== '' && tournament.gameMode !== mode) return false;
  if (FILTERED_CHOICES.some((name) => filters[name] !== '' && tournament[name] !== filters[name]))
    return false;
  const free = entryFeeShown(tournament) === null;
  if (fee === 'gratis' && !free) return false;
  if (fee === 'cuota' && free) return false;
  if (state === 'en-juego') return isInPlay(tournament, now);
  return state !== 'abiertos' || phase(tournament, now) === 'open';
}
