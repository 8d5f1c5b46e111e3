import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournament';
import { useCallback, useEffect, useState } from 'react';
import { useActiveTournaments } from './active-tournaments.ts';
import { poll } from './poll.ts';
import { reportProblem } from './report-problem.ts';
import { fetchTournament } from './tournament-source.ts';
import { useOnline } from './use-online.ts';

export type TournamentLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly tournament: Tournament; readonly stale: boolean };

interface Fetched {
  readonly id: string;
  readonly tournament: Tournament | null;
}

/** One tournament, from the list while that is all there is, then on its own and kept fresh. */
export function useTournament(id: string): TournamentLoad {
  const listed = useActiveTournaments().tournaments?.find((tournament) => tournament.id === id);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [refused, setRefused] = useState(false);
  const online = useOnline();
  const failed = refused || !online;

  const load = useCallback(async () => {
    try {
      const tournament = await fetchTournament(id);
      setFetched({ id, tournament });
      setRefused(false);
    } catch (error) {
      reportProblem(`tournament ${id} could not be loaded`, error);
      setRefused(true);
    }
  }, [id]);

  useEffect(() => poll(load, PUBLIC_POLL_MS), [load]);

  const current = fetched?.id === id ? fetched : null;
  if (current !== null && current.tournament === null) return { state: 'missing' };
  const tournament = current?.tournament ?? listed;
  if (tournament !== undefined && tournament !== null) return { state: 'ready', tournament, stale: failed };
  return failed ? { state: 'failed', retry: () => void load() } : { state: 'loading' };
}
