import { type Protest, ProtestSchema } from '@copa/domain/play/protest/protest';
import { useAllLiveDocuments } from '../../../../lib/live/use-live-documents.ts';

const PAGE = 200;

type Where = Partial<Pick<Protest, 'stage' | 'match' | 'state'>>;

/** Without `where` nothing is read. */
export function useProtests(tournamentId: string, where: Where | null): readonly Protest[] {
  const query = where && {
    collection: 'protests',
    equal: { tournamentId, ...where },
    newestBy: null,
    pageSize: PAGE,
  };
  const { documents } = useAllLiveDocuments(query, ProtestSchema);
  return documents.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}
