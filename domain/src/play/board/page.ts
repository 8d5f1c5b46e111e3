import { pageSlot } from '../../page-template.ts';
import { zonedTime } from '../../time/date-format.ts';
import { BOARD_LINE } from './lines.ts';
import type { Board } from './schema.ts';
import * as words from './words.ts';
import { finishText, provisionalText, statusText, tieBreakText } from './words.ts';

/** The parts of the page of a table: `waiting` or `board` is kept; the others lie in `board`, and `row` is repeated. */
export type BoardPagePart = 'waiting' | 'board' | 'stages' | 'lobbies' | 'row' | 'cut';

/** The facts that a page shows besides the rows. */
export function boardFacts(board: Board, now: Date) {
  const { tournament, name, timeZone, updatedAt } = board;
  return {
    tournament,
    stage: name,
    status: statusText(board),
    provisional: provisionalText(board, now),
    finish: finishText(board),
    tieBreak: tieBreakText(board),
    updated: words.lastChange(zonedTime(updatedAt, timeZone)),
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

function each<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}

export const eachBoardFact = <Value>(value: (fact: keyof BoardFacts) => Value) => each(FACTS, value);

/** Placeholders for facts that are not known when the page is built. */
export const factSlots = () => eachBoardFact(pageSlot);
export const lineSlots = () => each(BOARD_LINE, pageSlot);
