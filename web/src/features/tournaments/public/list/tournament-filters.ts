import { FILTERED_CHOICES, LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import { entryFeeShown, phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { plainText, searchWords } from '../../../../lib/plain-text.ts';

type TextFilter = Exclude<keyof typeof LIST_FILTER_NAMES, 'openOnly'>;

export interface TournamentFilters extends Readonly<Record<TextFilter, string>> {
  readonly openOnly: boolean;
}

const TEXTS: readonly TextFilter[] = ['text', 'mode', ...FILTERED_CHOICES, 'fee'];

export function readFilters(search: URLSearchParams): TournamentFilters {
  const texts = TEXTS.map((key) => [key, search.get(LIST_FILTER_NAMES[key]) ?? ''] as const);
  return {
    ...(Object.fromEntries(texts) as Record<TextFilter, string>),
    openOnly: search.get(LIST_FILTER_NAMES.openOnly) === '1',
  };
}

export function writeFilters(search: URLSearchParams, changes: Partial<TournamentFilters>): URLSearchParams {
  const next = new URLSearchParams(search);
  const filters = { ...readFilters(search), ...changes };
  for (const key of TEXTS) {
    if (filters[key] === '') next.delete(LIST_FILTER_NAMES[key]);
    else next.set(LIST_FILTER_NAMES[key], filters[key]);
  }
  if (filters.openOnly) next.set(LIST_FILTER_NAMES.openOnly, '1');
  else next.delete(LIST_FILTER_NAMES.openOnly);
  return next;
}

export function isFiltering(filters: TournamentFilters): boolean {
  return filters.openOnly || TEXTS.some((key) => filters[key] !== '');
}

export function matchesFilters(tournament: Tournament, filters: TournamentFilters, now: Date): boolean {
  const { text, mode, fee, openOnly } = filters;
  const words = searchWords(text);
  const haystack = plainText(`${tournament.name} ${tournament.description} ${tournament.mapSelection}`);
  if (!words.every((word) => haystack.includes(word))) return false;
  if (mode !== '' && tournament.gameMode !== mode) return false;
  if (FILTERED_CHOICES.some((name) => filters[name] !== '' && tournament[name] !== filters[name]))
    return false;
  const free = entryFeeShown(tournament) === null;
  if (fee === 'gratis' && !free) return false;
  if (fee === 'cuota' && free) return false;
  return !openOnly || phase(tournament, now) === 'open';
}
