import { LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import { entryFeeShown, phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { plainText, searchWords } from '../../../../lib/plain-text.ts';

export interface TournamentFilters {
  readonly text: string;
  readonly mode: string;
  readonly modality: string;
  readonly fee: string;
  readonly openOnly: boolean;
}

const TEXTS = ['text', 'mode', 'modality', 'fee'] as const;

export function readFilters(search: URLSearchParams): TournamentFilters {
  return {
    text: search.get(LIST_FILTER_NAMES.text) ?? '',
    mode: search.get(LIST_FILTER_NAMES.mode) ?? '',
    modality: search.get(LIST_FILTER_NAMES.modality) ?? '',
    fee: search.get(LIST_FILTER_NAMES.fee) ?? '',
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
  const { text, mode, modality, fee, openOnly } = filters;
  const words = searchWords(text);
  const haystack = plainText(`${tournament.name} ${tournament.description} ${tournament.mapSelection}`);
  if (!words.every((word) => haystack.includes(word))) return false;
  if (mode !== '' && tournament.gameMode !== mode) return false;
  if (modality !== '' && tournament.modality !== modality) return false;
  const free = entryFeeShown(tournament) === null;
  if (fee === 'gratis' && !free) return false;
  if (fee === 'cuota' && free) return false;
  return !openOnly || phase(tournament, now) === 'open';
}
