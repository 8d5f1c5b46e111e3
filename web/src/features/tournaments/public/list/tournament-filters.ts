import {
  EARLIER_OPEN,
  FILTERED_CHOICES,
  FREE,
  IN_PLAY_STATE,
  LIST_FILTER_NAMES,
  OPEN_STATE,
  WITH_FEE,
} from '@copa/domain/tournaments/list-filters';
import { mapsShown } from '@copa/domain/tournaments/plan-maps';
import { entryFeeShown, isInPlay, phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import { plainText, searchWords } from '../../../../lib/plain-text.ts';

type Filter = keyof typeof LIST_FILTER_NAMES;

export type TournamentFilters = Readonly<Record<Filter, string>>;

const FILTERS: readonly Filter[] = ['text', 'mode', ...FILTERED_CHOICES, 'fee', 'state'];

const VALUES: Readonly<Partial<Record<Filter, readonly string[]>>> = {
  ...Object.fromEntries(FILTERED_CHOICES.map((name) => [name, Object.keys(CHOICE_LABELS[name])])),
  fee: [FREE, WITH_FEE],
  state: [OPEN_STATE, IN_PLAY_STATE],
};

/** Ignores unknown values. Only the list knows the modes. */
export function readFilters(search: URLSearchParams): TournamentFilters {
  const valueOf = (key: Filter) => {
    const value = search.get(LIST_FILTER_NAMES[key]) ?? '';
    return VALUES[key]?.includes(value) === false ? '' : value;
  };
  const filters = Object.fromEntries(FILTERS.map((key) => [key, valueOf(key)])) as Record<Filter, string>;
  return search.get(EARLIER_OPEN) === '1' ? { ...filters, state: OPEN_STATE } : filters;
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
  const haystack = plainText(`${tournament.name} ${tournament.description} ${mapsShown(tournament)}`);
  if (!words.every((word) => haystack.includes(word))) return false;
  if (mode !== '' && tournament.gameMode !== mode) return false;
  if (FILTERED_CHOICES.some((name) => filters[name] !== '' && tournament[name] !== filters[name]))
    return false;
  const free = entryFeeShown(tournament) === null;
  if (fee === FREE && !free) return false;
  if (fee === WITH_FEE && free) return false;
  if (state === IN_PLAY_STATE) return isInPlay(tournament, now);
  return state !== OPEN_STATE || phase(tournament, now) === 'open';
}
