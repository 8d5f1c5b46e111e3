import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { SEASON_PAGE_DATA_ID, type SeasonFacts } from '@copa/domain/seasons/page';
import { SeasonBoardSchema } from '@copa/domain/seasons/season-board';
import { InstantSchema } from '@copa/domain/time/instant';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { pageData } from '../../../lib/built-page/page-data.ts';
import { poll } from '../../../lib/network/poll.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { keptList } from '../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { fetchSeason } from './season-source.ts';

const KnownSeasonSchema = z.object({
  asOf: InstantSchema,
  board: SeasonBoardSchema,
});
export type KnownSeason = z.output<typeof KnownSeasonSchema>;

export const broughtSeason = pageData<KnownSeason & { readonly facts: SeasonFacts }>(
  'the season of the page',
  SEASON_PAGE_DATA_ID,
);

const kept = keptList(storageKeys.seasons, KnownSeasonSchema, ({ board }) => board.id, 2);

function knownSeason(id: string): KnownSeason | null {
  const brought = broughtSeason();
  const [newest = null] = [...(brought === null ? [] : [brought]), ...kept.all()]
    .filter(({ board }) => board.id === id)
    .toSorted((a, b) => Number(b.asOf) - Number(a.asOf));
  return newest;
}

export type SeasonLoad =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'ready'; readonly known: KnownSeason; readonly stale: boolean };

export function useSeason(id: string): SeasonLoad {
  const [known, setKnown] = useState(() => knownSeason(id));
  const [state, setState] = useState<'waiting' | 'fresh' | 'failed' | 'missing'>('waiting');
  const online = useOnline();

  useEffect(() => {
    // On later visits the service worker gives a page without the season, so the season is stored.
    const before = knownSeason(id);
    if (before !== null) kept.keep({ board: before.board, asOf: before.asOf });
    const stop = poll(async () => {
      try {
        const board = await fetchSeason(id);
        if (board === null) {
          kept.forget((each) => each.board.id === id);
          setState('missing');
          stop();
          return;
        }
        const current = { board, asOf: serverNow() };
        kept.keep(current);
        setKnown(current);
        setState('fresh');
      } catch (error) {
        reportProblem(`the season ${id} could not be loaded`, error);
        setState('failed');
      }
    }, PUBLIC_POLL_MS);
    return stop;
  }, [id]);

  if (state === 'missing') return { state };
  const failed = state === 'failed' || !online;
  if (known !== null) return { state: 'ready', known, stale: failed };
  return { state: failed ? 'failed' : 'loading' };
}
