/** The site builds pages with slots and parts, and the API fills them. Marks stay unchanged in addresses and in HTML. */

/** Screens whose pages the API writes, by their names in `web/src/app/pages.ts`. */
export type FilledScreen = 'tournament' | 'board' | 'registration' | 'tournamentRules';

export function pageSlot<Slot extends string>(slot: Slot): string {
  return `~~${slot}~~`;
}

export function partMarks<Part extends string>(part: Part): { readonly begin: string; readonly end: string } {
  return { begin: `~~${part}.~~`, end: `~~.${part}~~` };
}
