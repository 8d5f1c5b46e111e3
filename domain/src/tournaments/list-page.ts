import type { Tournament } from './tournament.ts';

/** The parts of the page of the list. */

/** The element with the tournaments' data, for the screen to begin with. */
export const LIST_PAGE_DATA_ID = 'tournaments-data';

export interface ListPageData {
  /** When the list was read: the page may come out of a cache. */
  readonly asOf: Date;
  readonly tournaments: readonly Tournament[];
}

/** The page has a part for each; the others are taken out. */
export const LIST_PAGE_CASES = ['waiting', 'empty', 'few', 'many'] as const;
export type ListPageCase = (typeof LIST_PAGE_CASES)[number];

/** Parts of a card that not every tournament has. */
export const CARD_OPTIONS = ['image', 'fee', 'description', 'prize', 'registered'] as const;
export type CardOption = (typeof CARD_OPTIONS)[number];

export type ListPagePart = ListPageCase | CardOption | 'card';

export const CARD_SLOTS = [
  'imageId',
  'fee',
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
export type ListPageSlot = (typeof CARD_SLOTS)[number] | 'count' | 'brand';
