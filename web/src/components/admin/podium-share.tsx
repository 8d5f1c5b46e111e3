import { podiumText } from '@copa/domain/tournaments/podium-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { paths } from '../../config/paths.ts';
import { CopyButton, ShareButtons } from '../share-buttons.tsx';
import * as words from '../words/share.ts';

/** The podium as a message, with the link of the table. */
export function PodiumShare({ tournament }: { tournament: Pick<Tournament, 'id' | 'name' | 'results'> }) {
  const url = new URL(paths.board.to(tournament.id), location.origin).href;
  const text = podiumText(tournament);
  return (
    <div className="flex flex-wrap gap-3">
      <ShareButtons url={url} title={tournament.name} text={text} />
      <CopyButton value={`${text} ${url}`} label={words.copyText} />
    </div>
  );
}
