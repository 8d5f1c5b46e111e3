import { entryFeeShown, phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { plainText } from '../../../../lib/plain-text.ts';

/** Names as they stand in the address, so that a filtered list can be shared. */
export interface TournamentFilters {
  readonly text: string;
  readonly mode: string;
  readonly modality: string;
  readonly entry: string;
  readonly openOnly: boolean;
}

const NAMES = {
  text: 'q',
  mode: 'modo',
  modality: 'modalidad',
  entry: 'entrada',
  openOnly: 'abiertos',
} as const;

export function readFilters(search: URLSearchParams): TournamentFilters {
  return {
    text: search.get(NAMES.text) ?? '',
    mode: search.get(NAMES.mode) ?? '',
    modality: search.get(NAMES.modality) ?? '',
    entry: search.get(NAMES.entry) ?? '',
    openOnly: search.get(NAMES.openOnly) === '1',
  };
}

export function writeFilters(search: URLSearchParams, changes: Partial<TournamentFilters>): URLSearchParams {
  const next = new URLSearchParams(search);
  const filters = { ...readFilters(search), ...changes };
  for (const key of ['text', 'mode', 'modality', 'entry'] as const) {
    if (filters[key] === '') next.delete(NAMES[key]);
    else next.set(NAMES[key], filters[key]);
  }
  if (filters.openOnly) next.set(NAMES.openOnly, '1');
  else next.delete(NAMES.openOnly);
  return next;
}

export function isFiltering(filters: TournamentFilters): boolean {
  return (
    filters.openOnly ||
    [filters.text, filters.mode, filters.modality, filters.entry].some((value) => value !== '')
  );
}

export function matchesFilters(tournament: Tournament, filters: TournamentFilters, now: Date): boolean {
  const { text, mode, modality, entry, openOnly } = filters;
  const words = plainText(text).split(/\s+/u).filter(Boolean);
  const haystack = plainText(`${tournament.name} ${tournament.description} ${tournament.mapSelection}`);
  if (!words.every((word) => haystack.includes(word))) return false;
  if (mode !== '' && tournament.gameMode !== mode) return false;
  if (modality !== '' && tournament.modality !== modality) return false;
  const free = entryFeeShown(tournament) === null;
  if (entry === 'gratis' && !free) return false;
  if (entry === 'cuota' && free) return false;
  return !openOnly || phase(tournament, now) === 'open';
}
