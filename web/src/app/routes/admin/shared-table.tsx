import type { Tournament } from '@copa/domain/tournaments/tournament';
import { awaitedPart } from '../../../components/admin/shown-together.tsx';

const TableShare = awaitedPart(() => import('../../../features/play/admin/table-share.tsx'));

export const sharedTable = (tournament: Tournament) => (
  <TableShare tournament={tournament} stage={tournament.stage} />
);
