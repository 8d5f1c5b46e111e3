import { BOARD_PAGE_DATA_ID } from '@copa/domain/play/board/id';
import { BoardSchema } from '@copa/domain/play/board/schema';
import { InstantSchema } from '@copa/domain/time/instant';
import * as z from 'zod/mini';
import { site } from '../../../config/site.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';

const KEY = `${site.slug}_tablas`;

/** The last ones that were looked at. */
const KEPT_MAX = 3;

const KnownBoardSchema = z.object({
  /** When it was true, by the server's clock. */
  asOf: InstantSchema,
  /** How many stages have been drawn. */
  stages: z.number(),
  board: BoardSchema,
});
export type KnownBoard = z.output<typeof KnownBoardSchema>;

/** The newest stage, or the one that was asked for. */
function isWanted({ board }: KnownBoard, tournamentId: string, stage: number | null): boolean {
  return board.tournamentId === tournamentId && (stage === null || stage === board.stage);
}

function read<Schema extends z.core.$ZodType>(text: string | null | undefined, schema: Schema) {
  if (text === null || text === undefined) return null;
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    reportProblem('a kept table is unreadable', error);
    return null;
  }
}

const readAll = (): readonly KnownBoard[] => read(readLocal(KEY), z.array(KnownBoardSchema)) ?? [];

/** What came with the page, or what this phone saw last, whichever is newer. */
export function knownBoard(tournamentId: string, stage: number | null): KnownBoard | null {
  const brought = read(document.getElementById(BOARD_PAGE_DATA_ID)?.textContent, KnownBoardSchema);
  const all = brought === null ? readAll() : [brought, ...readAll()];
  const [newest = null] = all
    .filter((known) => isWanted(known, tournamentId, stage))
    .toSorted((a, b) => b.board.stage - a.board.stage || Number(b.asOf) - Number(a.asOf));
  return newest;
}

export function keepBoard(known: KnownBoard): void {
  const others = readAll().filter(({ board }) => board.id !== known.board.id);
  writeLocal(KEY, JSON.stringify([known, ...others].slice(0, KEPT_MAX)));
}

export function forgetBoards(tournamentId: string): void {
  const all = readAll();
  const others = all.filter(({ board }) => board.tournamentId !== tournamentId);
  if (others.length < all.length) writeLocal(KEY, JSON.stringify(others));
}
