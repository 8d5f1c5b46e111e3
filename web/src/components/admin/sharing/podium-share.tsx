import { podiumText } from '@copa/domain/tournaments/podium-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { paths } from '../../../config/paths.ts';
import { TextShare } from './text-share.tsx';

/** The podium as a message, with the link of the table. */
export function PodiumShare({ tournament }: { tournament: Pick<Tournament, 'id' | 'name' | 'results'> }) {
  const url = new URL(paths.board.to(tournament.id), location.origin).href;
  return <TextShare title={tournament.name} text={podiumText(tournament)} url={url} />;
}
