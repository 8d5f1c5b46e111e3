import { LINK_PAGE_DATA_ID, type LinkPageData } from '@copa/domain/tournaments/pages/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useEffect, useState } from 'react';
import { pageData } from '../../../lib/built-page/page-data.ts';
import { pollPageData } from '../../../lib/network/poll-page-data.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { useKnownTournaments } from './active-tournaments.ts';

export type TournamentLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly tournament: Tournament;
      /** True after `fetchTournament` has answered. Before that, `tournament` may be outdated. */
      readonly confirmed: boolean;
      readonly stale: boolean;
    };

interface Fetched {
  readonly id: string;
  readonly tournament: Tournament | null;
}

const inPage = pageData<LinkPageData>('the data of the page', LINK_PAGE_DATA_ID);

export function linkPageData(id: string): LinkPageData | null {
  const brought = inPage();
  return brought?.tournament.id === id ? brought : null;
}

function useKnownTournament(id: string): Tournament | undefined {
  const { tournaments, asOf } = useKnownTournaments();
  const listed = tournaments?.find((tournament) => tournament.id === id);
  const brought = linkPageData(id);
  if (brought === null) return listed;
  return listed === undefined || asOf === null || brought.asOf > asOf ? brought.tournament : listed;
}

export function useTournament(id: string): TournamentLoad {
  const known = useKnownTournament(id);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [refused, setRefused] = useState(false);
  const online = useOnline();
  const failed = refused || !online;

  const load = useCallback(async () => {
    try {
      const { fetchTournament } = await import('./tournament-source.ts');
      const tournament = await fetchTournament(id);
      setFetched({ id, tournament });
      setRefused(false);
    } catch (error) {
      reportProblem(`tournament ${id} could not be loaded`, error);
      setRefused(true);
    }
  }, [id]);

  useEffect(() => pollPageData(load, linkPageData(id)?.asOf ?? null), [id, load]);

  const current = fetched?.id === id ? fetched : null;
  if (current !== null && current.tournament === null) return { state: 'missing' };
  const tournament = current?.tournament ?? known;
  if (tournament !== undefined)
    return { state: 'ready', tournament, confirmed: current !== null, stale: failed };
  return failed ? { state: 'failed', retry: () => void load() } : { state: 'loading' };
}
