import { MatchSchema } from '@copa/domain/play/match';
import { StageSchema } from '@copa/domain/play/stage';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useAllLiveDocuments, useLiveDocuments } from '../../../lib/live/use-live-documents.ts';

/** More than `STAGES_MAX`, so that one page has all stages. */
const STAGES_PAGE = 20;
const MATCHES_PAGE = 200;

export type Play = Exclude<ReturnType<typeof useStages>, string>;

export function useStages(id: string) {
  const path = `tournaments/${encodeURIComponent(id)}`;
  const tournament = useLiveDocument(path, TournamentSchema);
  const stages = useLiveDocuments(
    { collection: `${path}/stages`, equal: {}, newestBy: null, pageSize: STAGES_PAGE },
    StageSchema,
  );
  if (tournament.status !== 'live') return tournament.status;
  if (tournament.document === null) return 'missing';
  if (stages.documents.length === 0 && stages.status !== 'live') return stages.status;
  return {
    tournament: tournament.document,
    stages: stages.documents.toSorted((one, other) => one.number - other.number),
    isOld: tournament.isOld || stages.status === 'offline',
    isPartial: stages.unreadable > 0,
  };
}

export function useMatches(tournamentId: string, stage: number) {
  const collection = `tournaments/${encodeURIComponent(tournamentId)}/stages/${stage}/matches`;
  const query = { collection, equal: {}, newestBy: null, pageSize: MATCHES_PAGE };
  const { documents, status, hasMore, unreadable } = useAllLiveDocuments(query, MatchSchema);
  return {
    matches: documents,
    isPartial: hasMore || unreadable > 0 || (status !== 'live' && documents.length === 0),
  };
}
