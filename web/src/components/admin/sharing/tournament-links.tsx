import { useState } from 'react';
import { Button, IconButton } from '../../button.tsx';
import { Overlay } from '../../dialog/overlay.tsx';
import { optionalPart } from '../../optional-part.ts';
import * as words from '../../words/tournament-links.ts';
import type { Linked } from './links-list.tsx';

const LinksList = optionalPart(
  () => import('./links-list.tsx'),
  () => <p role="alert">{words.failed}</p>,
);

interface TournamentLinksProps {
  readonly tournament: Linked;
  readonly isShort?: boolean;
}

export function TournamentLinks({ tournament, isShort = false }: TournamentLinksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const named = words.shareNamed(tournament.name);
  const open = () => setIsOpen(true);
  return (
    <>
      {isShort ? (
        <IconButton icon="share" label={named} onClick={open} />
      ) : (
        <Button variant="secondary" icon="share" aria-label={named} onClick={open}>
          {words.share}
        </Button>
      )}
      {isOpen && <ShareDialog tournament={tournament} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function ShareDialog({ tournament, onClose }: { tournament: Linked; onClose: () => void }) {
  return (
    <Overlay open size="small" title={words.shareNamed(tournament.name)} onClose={onClose}>
      {tournament.status === 'published' ? (
        <LinksList tournament={tournament} />
      ) : (
        <p>{words.notPublished}</p>
      )}
    </Overlay>
  );
}
