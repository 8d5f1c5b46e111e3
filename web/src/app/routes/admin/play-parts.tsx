import { awaitedPart } from '../../../components/admin/shown-together.tsx';
import type { PlayParts } from '../../../features/tournaments/admin/tournament-overview.tsx';

const TableShare = awaitedPart(() => import('../../../features/play/admin/table-share.tsx'));

const PodiumOfStages = awaitedPart(async () => ({
  default: (await import('../../../features/play/admin/podium-section.tsx')).PodiumOfStages,
}));

const WithPlay = awaitedPart(async () => ({
  default: (await import('../../../features/play/admin/day-play.tsx')).WithPlay,
}));

export const PLAY_PARTS: PlayParts = {
  table: (tournament) => <TableShare tournament={tournament} stage={tournament.stage} />,
  podium: (tournament, isGold) => <PodiumOfStages id={tournament.id} {...{ tournament, isGold }} />,
  steps: ({ id }, shown) => <WithPlay id={id}>{shown}</WithPlay>,
};
