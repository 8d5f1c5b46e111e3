import { useState } from 'react';
import { Button } from '../../button.tsx';
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
      <Button
        variant="secondary"
        icon="share"
        aria-label={words.shareNamed(tournament.name)}
        onClick={() => setIsOpen(true)}
      >
        {words.share}
      </Button>
      {isOpen && (
        <Overlay open size="small" title={words.title} onClose={() => setIsOpen(false)}>
          {tournament.status === 'published' ? (
            <LinksList tournament={tournament} />
          ) : (
            <p>{words.notPublished}</p>
          )}
        </Overlay>
      )}
    </>
  );
}
