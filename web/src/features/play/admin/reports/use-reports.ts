import { type Report, ReportSchema } from '@copa/domain/play/report/report';
import { useMemo } from 'react';
import { useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';

/** More than play in a lobby, with those who have left it. */
const PAGE = 200;

/** Reports of a match, live. */
export function useReports(tournamentId: string, stage: number, match: string): readonly Report[] {
  const query = useMemo(
    () => ({
      collection: 'reports',
      equal: { tournamentId, stage, match },
      newestBy: null,
      pageSize: PAGE,
    }),
    [match, stage, tournamentId],
  );
  return useLiveDocuments(query, ReportSchema).documents;
}
