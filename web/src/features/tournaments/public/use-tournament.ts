import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { readPageData } from '@copa/domain/page-data';
import { LINK_PAGE_DATA_ID, type LinkPageData } from '@copa/domain/tournaments/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useEffect, useState } from 'react';
import { pollBrought } from '../../../lib/network/poll-brought.ts';
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
      /** True after the server's own answer: before that the tournament may be full, closed or gone. */
      readonly confirmed: boolean;
      readonly stale: boolean;
    };

interface Fetched {
  readonly id: string;
  readonly tournament: Tournament | null;
}

let read: { readonly text: string | null; readonly data: LinkPageData | null } | undefined;

/** The tournament that came with the page of a shared link, if it is this one. */
export function linkPageData(id: string): LinkPageData | null {
  const text = globalThis.document?.getElementById(LINK_PAGE_DATA_ID)?.textContent ?? null;
  if (read?.text !== text) read = { text, data: text === null ? null : parsed(text) };
  return read.data?.tournament.id === id ? read.data : null;
}

function parsed(text: string): LinkPageData | null {
  try {
    return readPageData(text);
  } catch (error) {
    reportProblem('the data of the page is unreadable', error);
    return null;
  }
}

/** The tournament as known from the list or the page of a shared link, whichever is newer. */
function useKnownTournament(id: string): Tournament | undefined {
  const { tournaments, asOf } = useKnownTournaments();
  const listed = tournaments?.find((tournament) => tournament.id === id);
  const brought = linkPageData(id);
  if (brought === null) return listed;
  return listed === undefined || asOf === null || brought.asOf > asOf ? brought.tournament : listed;
}

/** One tournament: first as it is known, then on its own and kept fresh. */
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

  useEffect(() => pollBrought(load, PUBLIC_POLL_MS, linkPageData(id)?.asOf ?? null), [id, load]);

  const current = fetched?.id === id ? fetched : null;
  if (current !== null && current.tournament === null) return { state: 'missing' };
  const tournament = current?.tournament ?? known;
  if (tournament !== undefined)
    return { state: 'ready', tournament, confirmed: current !== null, stale: failed };
  return failed ? { state: 'failed', retry: () => void load() } : { state: 'loading' };
}
