/**
 * The page behind a shared link: the site builds it, the API puts a tournament into it. Here is what both have to agree
 * on.
 */

/** The element with the tournament's data, for the screen to begin with. */
export const LINK_PAGE_DATA_ID = 'tournament-data';

/** What is said about the tournament before any JavaScript runs. */
export type LinkPageSlot =
  | 'when'
  | 'name'
  | 'description'
  | 'date'
  | 'time'
  | 'deadline'
  | 'prize'
  | 'players'
  | 'taken'
  | 'places'
  | 'fee';

export function linkPageSlot(slot: LinkPageSlot): string {
  return `[[${slot}]]`;
}

/** The page has a part for either case; the other one is taken out. */
export type LinkPageCase = 'tournament' | 'waiting';

export function linkPageMarks(part: LinkPageCase): { readonly begin: string; readonly end: string } {
  return { begin: `[[${part}:]]`, end: `[[:${part}]]` };
}
