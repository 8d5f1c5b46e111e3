import { can } from '@copa/domain/people/roles';
import { type Protest, ProtestSchema } from '@copa/domain/play/protest/protest';
import { DAY_ACCESS } from '../../../../config/day-path.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
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

/** Empty for readers who may not decide them. */
export function useOpenProtests(tournamentId: string): readonly Protest[] {
  const { user } = useAdmin();
  return useProtests(tournamentId, can(user, DAY_ACCESS.match) ? { state: 'open' } : null);
}
