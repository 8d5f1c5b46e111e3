import { useState } from 'react';
import { IconButton } from '../../button.tsx';
import { Overlay } from '../../dialog/overlay.tsx';
import { optionalPart } from '../../optional-part.ts';
import * as words from '../../words/tournament-links.ts';
import type { Linked } from './links-list.tsx';

const LinksList = optionalPart(
  () => import('./links-list.tsx'),
  () => <p role="alert">{words.failed}</p>,
);

export function TournamentLinks({ tournament }: { tournament: Linked }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="share" label={words.shareNamed(tournament.name)} onClick={() => setIsOpen(true)} />
      {isOpen && <ShareDialog tournament={tournament} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function ShareDialog({ tournament, onClose }: { tournament: Linked; onClose: () => void }) {
  return (
    <Overlay size="small" title={words.shareNamed(tournament.name)} onClose={onClose}>
      {tournament.status === 'published' ? (
        <LinksList tournament={tournament} />
      ) : (
        <p>{words.notPublished}</p>
      )}
    </Overlay>
  );
}
