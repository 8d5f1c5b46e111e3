import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { env } from '../../../config/env.ts';
import { cx } from '../../../lib/cx.ts';

/** Nothing where there is no image. Until it comes, and where it never does, the mark of the series keeps its place. */
export function TournamentImage({ tournament, className }: { tournament: Tournament; className?: string }) {
  const { imageId } = tournament;
  const [broken, setBroken] = useState<string | null>(null);
  if (imageId === null) return null;
  const look = cx('tournament-image', className);
  if (broken === imageId) return <div className={look} />;
  return (
    <img
      src={`${env.apiBase}/images/${encodeURIComponent(imageId)}`}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(imageId)}
      className={look}
    />
  );
}
