import { type Protest, ProtestSchema } from '@copa/domain/play/protest/protest';
import { useMemo } from 'react';
import { useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';

/** An evening brings fewer than this. */
const PAGE = 200;

type Where = Partial<Pick<Protest, 'stage' | 'match' | 'state'>>;

/** Protests of a tournament, live, the first one first. */
export function useProtests(tournamentId: string, where: Where): readonly Protest[] {
  const { stage, match, state } = where;
  const query = useMemo(
    () => ({
      collection: 'protests',
      equal: {
        tournamentId,
        ...(stage === undefined ? {} : { stage }),
        ...(match === undefined ? {} : { match }),
        ...(state === undefined ? {} : { state }),
      },
      newestBy: null,
      pageSize: PAGE,
    }),
    [tournamentId, stage, match, state],
  );
  const { documents } = useLiveDocuments(query, ProtestSchema);
  return documents.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}
