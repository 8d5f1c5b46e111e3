import { awaitedPart } from '../../../components/admin/shown-together.tsx';
import type { PlayParts } from '../../../features/tournaments/admin/tournament-overview.tsx';

const TableShare = awaitedPart(() => import('../../../features/play/admin/table-share.tsx'));

export const ProtestsBar = awaitedPart(async () => ({
  default: (await import('../../../features/play/admin/protests/open-protests.tsx')).OpenProtestsBar,
}));

export const PLAY_PARTS: PlayParts = {
  table: (tournament) => <TableShare tournament={tournament} stage={tournament.stage} />,
  protests: ({ id }) => <ProtestsBar id={id} />,
};
