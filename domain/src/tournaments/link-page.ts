/** The parts of the page behind a shared link. */

/** The element with the tournament's data, for the screen to begin with. */
export const LINK_PAGE_DATA_ID = 'tournament-data';

/** The facts that the page shows before any JavaScript runs. */
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

/** The page has a part for each case; the other one is left out. */
export type LinkPageCase = 'tournament' | 'waiting';
