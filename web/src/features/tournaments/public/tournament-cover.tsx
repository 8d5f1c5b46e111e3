import { drawnCover } from '@copa/domain/tournaments/cover/cover';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useId, useLayoutEffect, useRef } from 'react';

export default function TournamentCover({ tournament }: { tournament: Tournament }) {
  const id = useId().replaceAll(/\W/g, '');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(drawnCover(tournament, id), 'image/svg+xml');
    place.current?.replaceChildren(documentElement);
  }, [tournament, id]);
  return <div ref={place} className="tournament-cover" aria-hidden="true" />;
}
