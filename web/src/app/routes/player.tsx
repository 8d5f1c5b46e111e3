import { useParams } from 'react-router-dom';
import { pageMeta } from '../../config/page-meta.ts';
import { PlayerScreen } from '../../features/play/public/player/player-screen.tsx';
import { codeIn } from '../../lib/browser/code-in.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  const key = codeIn(useParams()['key']);
  useDocumentTitle(pageMeta.player.title);
  return <PlayerScreen key={key} playerKey={key} />;
}
