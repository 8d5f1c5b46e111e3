import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { env } from '../../../config/env.ts';
import { cx } from '../../../lib/cx.ts';

/** Renders nothing without an image. The mark of the series stands in its place until it has loaded. */
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
