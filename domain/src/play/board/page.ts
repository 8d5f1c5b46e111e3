import { pageSlots } from '../../page-template.ts';
import { namedHour, namedInSentence, ownAt, ownHour } from '../../time/hours.ts';
import type { Plan } from '../../tournaments/plan.ts';
import { BOARD_LINE } from './board-lines.ts';
import type { Board } from './schema.ts';
import * as words from './words.ts';
import { finishText, provisionalText, statusText, tieBreakText } from './words.ts';

export type BoardPagePart = 'waiting' | 'board' | 'stages' | 'lobbies' | 'row' | 'cut' | 'rules';

export function boardFacts(board: Board, now: Date, reader: string | null, plan: Plan | null = null) {
  const { tournament, name, timeZone, updatedAt } = board;
  return {
    tournament,
    stage: words.stageTitle(name),
    status: statusText(board),
    next: nextText(board, plan, now, reader),
    provisional: provisionalText(board, now, reader),
    finish: finishText(board),
    tieBreak: tieBreakText(board),
    updated: words.lastChange(
      reader === null ? namedHour(updatedAt, timeZone, now) : ownHour(updatedAt, now, reader),
    ),
  };
}
export type BoardFacts = Readonly<ReturnType<typeof boardFacts>>;

function nextText(
  { stage, state, isOver, isCancelled, matches, openings, timeZone }: Board,
  plan: Pick<Plan, 'steps'> | null,
  now: Date,
  reader: string | null,
): string {
  if (state !== 'playing' || isOver || isCancelled) return '';
  const hour = (at: Date) => (reader === null ? namedInSentence(at, timeZone, now) : ownAt(at, now, reader));
  const [next] = openings
    .filter(({ openAt }) => openAt > now)
    .toSorted((a, b) => a.openAt.getTime() - b.openAt.getTime());
  if (next !== undefined) return words.roomOpens(next.match, hour(next.openAt));
  const begins = plan?.steps[stage - 1]?.at ?? null;
  if (begins === null || begins <= now || matches.some(words.isCounted)) return '';
  return words.begins(hour(begins));
}

const FACTS = [
  'tournament',
  'stage',
  'status',
  'next',
  'provisional',
  'finish',
  'tieBreak',
  'updated',
] as const satisfies readonly (keyof BoardFacts)[];

export const factSlots = () => pageSlots(FACTS);
export const lineSlots = () => pageSlots(BOARD_LINE);
