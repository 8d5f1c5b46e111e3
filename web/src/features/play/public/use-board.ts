import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { BOARD_PAGE_DATA_ID } from '@copa/domain/play/board/id';
import type { BoardFacts } from '@copa/domain/play/board/page';
import { BoardSchema } from '@copa/domain/play/board/schema';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import { PlanSchema } from '@copa/domain/tournaments/plan';
import type { PlanFacts } from '@copa/domain/tournaments/plan-facts';
import { SeasonNameSchema, type Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { pageData } from '../../../lib/built-page/page-data.ts';
import { poll } from '../../../lib/network/poll.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { keptList } from '../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { type BoardAddress, type BoardSource, createBoardReader } from './board-reader.ts';
import { fetchBoard } from './board-source.ts';

const KnownBoardSchema = z.object({
  /** When the table was loaded, by the server's clock or by the page's estimate of it. */
  asOf: InstantSchema,
  stages: z.number(),
  board: BoardSchema,
  plan: nullish(PlanSchema),
  season: nullish(SeasonNameSchema),
});
export type KnownBoard = z.output<typeof KnownBoardSchema>;

export const broughtBoard = pageData<
  KnownBoard & { readonly facts: BoardFacts; readonly how: PlanFacts | null }
>('the table of the page', BOARD_PAGE_DATA_ID);

const kept = keptList(storageKeys.boards, KnownBoardSchema, ({ board }) => board.id, 3);

function knownBoard({ tournamentId, stage }: BoardAddress): KnownBoard | null {
  const brought = broughtBoard();
  const [newest = null] = [...(brought === null ? [] : [brought]), ...kept.all()]
    .filter(({ board }) => board.tournamentId === tournamentId && (stage === null || stage === board.stage))
    .toSorted((a, b) => b.board.stage - a.board.stage || Number(b.asOf) - Number(a.asOf));
  return newest;
}

function forgetBoards(tournamentId: string, isOver: (stage: number) => boolean): void {
  kept.forget(({ board }) => board.tournamentId === tournamentId && isOver(board.stage));
}

type Titled = NonNullable<Awaited<ReturnType<BoardSource['readTournament']>>> &
  Pick<Tournament, 'name' | 'date' | 'timeZone' | 'plan' | 'season' | 'cancelledAt'>;
export type ReadTournament = (id: string) => Promise<Titled | null>;

export type BoardLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | { readonly state: 'undrawn' | 'cancelled'; readonly tournament: Titled }
  | { readonly state: 'ready'; readonly known: KnownBoard; readonly stale: boolean };

export function useBoard({ tournamentId, stage }: BoardAddress, readTournament: ReadTournament): BoardLoad {
  const [known, setKnown] = useState(() => knownBoard({ tournamentId, stage }));
  const [state, setState] = useState<'waiting' | 'fresh' | 'missing' | 'undrawn' | 'failed'>('waiting');
  const [tournament, setTournament] = useState<Titled | null>(null);
  const online = useOnline();

  useEffect(() => {
    const before = knownBoard({ tournamentId, stage });
    let plan = before?.plan ?? null;
    let season = before?.season ?? null;
    // On a later visit the service worker's page contains no table, so the table of this page is stored.
    if (before !== null) {
      kept.keep({ asOf: before.asOf, stages: before.stages, board: before.board, plan, season });
    }
    const source = {
      readBoard: fetchBoard,
      readTournament: async (id: string) => {
        const current = await readTournament(id);
        plan = current?.plan ?? null;
        season = current?.season ?? null;
        setTournament(current);
        return current;
      },
    };
    const read = createBoardReader({ tournamentId, stage }, source, before);
    const stop = poll(async () => {
      try {
        const outcome = await read();
        if (typeof outcome === 'string') {
          if (outcome === 'missing') stop();
          const isAll = outcome === 'missing' || stage === null;
          forgetBoards(tournamentId, (each) => isAll || each === stage);
          setState(outcome);
          return;
        }
        // A removed stage must not be shown as the newest one on the next visit.
        forgetBoards(tournamentId, (each) => each > outcome.stages);
        const current = { ...outcome, plan, season, asOf: serverNow() };
        kept.keep(current);
        setKnown(current);
        setState('fresh');
      } catch (error) {
        reportProblem(`the table of ${tournamentId} could not be loaded`, error);
        setState('failed');
      }
    }, PUBLIC_POLL_MS);
    return stop;
  }, [tournamentId, stage, readTournament]);

  if (state === 'missing') return { state };
  if (state === 'undrawn' && tournament !== null) {
    return { state: tournament.cancelledAt === null ? state : 'cancelled', tournament };
  }
  const failed = state === 'failed' || !online;
  if (known !== null) return { state: 'ready', known, stale: failed };
  return { state: failed ? 'failed' : 'loading' };
}
