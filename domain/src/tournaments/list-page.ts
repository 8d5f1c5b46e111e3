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
export const CARD_OPTIONS = ['image', 'fee', 'description', 'prize'] as const;
export type CardOption = (typeof CARD_OPTIONS)[number];

export type ListPagePart = ListPageCase | CardOption | 'card';

export const CARD_SLOTS = [
  'imageId',
  'fee',
  'id',
  'name',
  'description',
  'start',
  'modality',
  'kind',
  'prize',
  'players',
  'maxPlayers',
  'taken',
  'places',
] as const;
export type ListPageSlot = (typeof CARD_SLOTS)[number] | 'count' | 'brand';

const MOMENTS: ReadonlySet<string> = new Set<keyof Tournament | 'asOf' | 'deliveredAt'>([
  'asOf',
  'date',
  'endDate',
  'registrationDeadline',
  'publishDate',
  'publishedAt',
  'cancelledAt',
  'formerDate',
  'playersErasedAt',
  'updatedAt',
  'deliveredAt',
]);

/**
 * Written from what passed the schema, by a server of the same build as whoever reads it here: it is not checked again,
 * and the schemas need not be on the phone before the list shows.
 */
export function readListPageData(text: string): ListPageData {
  return JSON.parse(text, (key, value: unknown) =>
    MOMENTS.has(key) && typeof value === 'string' ? new Date(value) : value,
  ) as ListPageData;
}
