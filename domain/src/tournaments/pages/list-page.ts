import { isInPlay } from '../state.ts';
import type { Tournament } from '../tournament.ts';

export const LIST_PAGE_DATA_ID = 'tournaments-data';

export interface ListPageData {
  readonly asOf: Date;
  readonly tournaments: readonly Tournament[];
}

export const LIST_PAGE_CASES = ['waiting', 'empty', 'few', 'many'] as const;
export type ListPageCase = (typeof LIST_PAGE_CASES)[number];

export const CARD_OPTIONS = ['image', 'fee', 'season', 'description', 'prize', 'registered'] as const;
export type CardOption = (typeof CARD_OPTIONS)[number];

export type ListPagePart =
  | ListPageCase
  | CardOption
  | 'card'
  | 'inPlay'
  | 'tableRow'
  | 'pageRow'
  | 'moreInPlay';

/** With the row that counts the others, so that the first card stays near. */
const IN_PLAY_ROWS_MAX = 2;

export function inPlayRows(tournaments: readonly Tournament[], at: Date) {
  const playing = tournaments.filter((tournament) => isInPlay(tournament, at));
  const shown = playing.length > IN_PLAY_ROWS_MAX ? IN_PLAY_ROWS_MAX - 1 : playing.length;
  return {
    rows: playing.slice(0, shown).map(({ id, name, stage }) => ({ id, name, hasTable: stage > 0 })),
    more: playing.length - shown,
  };
}

export const CARD_SLOTS = [
  'imageId',
  'fee',
  'seasonId',
  'season',
  'id',
  'name',
  'description',
  'start',
  'zone',
  'modality',
  'kind',
  'prize',
  'players',
  'maxPlayers',
  'taken',
  'places',
] as const;
export type ListPageSlot = (typeof CARD_SLOTS)[number] | 'count' | 'brand' | 'more';
