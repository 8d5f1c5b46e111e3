import { zonedTime } from '../../time/date-format.ts';
import { BOARD_LINE } from './lines.ts';
import type { Board } from './schema.ts';
import { finishText, provisionalText, statusText, tieBreakText } from './words.ts';

/** The page of a table: the site builds it, the API puts the board into it. Here is what both have to agree on. */

/** One of `waiting` and `board` stays; the others stand in `board`, `row` as often as there are rows. */
export type BoardPagePart = 'waiting' | 'board' | 'stages' | 'lobbies' | 'row' | 'cut';

export function boardPageMarks(part: BoardPagePart): { readonly begin: string; readonly end: string } {
  return { begin: `~~${part}.~~`, end: `~~.${part}~~` };
}

/** What a page says of its board beside the rows. */
export function boardFacts(board: Board, now: Date) {
  const { tournament, name, timeZone, updatedAt } = board;
  return {
    tournament,
    stage: name,
    status: statusText(board),
    provisional: provisionalText(board, now),
    finish: finishText(board),
    tieBreak: tieBreakText(board),
    updated: `Último cambio: ${zonedTime(updatedAt, timeZone)}`,
  };
}
export type BoardFacts = Readonly<ReturnType<typeof boardFacts>>;

const FACTS = [
  'tournament',
  'stage',
  'status',
  'provisional',
  'finish',
  'tieBreak',
  'updated',
] as const satisfies readonly (keyof BoardFacts)[];

/** In a form that stays itself in an address and in HTML. */
export function boardPageSlot(name: string): string {
  return `~~${name}~~`;
}

function slots<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, boardPageSlot(name)])) as Record<Name, string>;
}

/** In the place of what is not known when the page is built. */
export const factSlots = () => slots(FACTS);
export const lineSlots = () => slots(BOARD_LINE);
