import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { useEffect, useState } from 'react';
import { poll } from '../../../lib/network/poll.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { type BoardAddress, type BoardSource, createBoardReader } from './board-reader.ts';
import { fetchBoard } from './board-source.ts';
import { forgetBoards, type KnownBoard, keepBoard, knownBoard } from './kept-boards.ts';

export type ReadTournament = BoardSource['readTournament'];

export type BoardLoad =
  | { readonly state: 'loading' | 'missing' | 'undrawn' | 'failed' }
  | { readonly state: 'ready'; readonly known: KnownBoard; readonly stale: boolean };

/** As it was last known, then followed from stage to stage. */
export function useBoard({ tournamentId, stage }: BoardAddress, readTournament: ReadTournament): BoardLoad {
  const [known, setKnown] = useState(() => knownBoard(tournamentId, stage));
  const [state, setState] = useState<'waiting' | 'fresh' | 'failed' | 'missing' | 'undrawn'>('waiting');
  const online = useOnline();

  useEffect(() => {
    const source = { readTournament, readBoard: fetchBoard };
    const read = createBoardReader({ tournamentId, stage }, source, knownBoard(tournamentId, stage));
    const stop = poll(async () => {
      try {
        const outcome = await read();
        if (outcome === 'missing') {
          forgetBoards(tournamentId);
          stop();
        }
        if (typeof outcome === 'string') {
          setState(outcome);
          return;
        }
        const current = { ...outcome, asOf: serverNow() };
        keepBoard(current);
        setKnown(current);
        setState('fresh');
      } catch (error) {
        reportProblem(`the table of ${tournamentId} could not be loaded`, error);
        setState('failed');
      }
    }, PUBLIC_POLL_MS);
    return stop;
  }, [tournamentId, stage, readTournament]);

  if (state === 'missing' || state === 'undrawn') return { state };
  const failed = state === 'failed' || !online;
  if (known !== null) return { state: 'ready', known, stale: failed };
  return { state: failed ? 'failed' : 'loading' };
}
