/** The parts of the page behind a shared link. Every page of the site downloads this. */

/** The element with the tournament's data, for the screen to begin with. */
export const LINK_PAGE_DATA_ID = 'tournament-data';

/** `waiting` or `tournament` is kept; the others lie in `tournament`. */
export type LinkPagePart = 'waiting' | 'tournament' | 'cancelled' | 'moved';
