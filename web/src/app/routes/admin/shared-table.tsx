import type { Tournament } from '@copa/domain/tournaments/tournament';
import { optionalPart } from '../../../components/optional-part.ts';

/** A separate download, because only played tournaments have a table. */
const TableShare = optionalPart(() => import('../../../features/play/admin/table-share.tsx'));

export const sharedTable = (tournament: Tournament) => (
  <TableShare tournament={tournament} stage={tournament.stage} />
);
