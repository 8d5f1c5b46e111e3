import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useRef, useState } from 'react';
import { optionalPart } from '../../../components/optional-part.ts';
import { env } from '../../../config/env.ts';
import { cx } from '../../../lib/cx.ts';
import { useNear } from '../../../lib/use-near.ts';

const Cover = optionalPart(() => import('./tournament-cover.tsx'));

export function TournamentImage({ tournament, className }: { tournament: Tournament; className?: string }) {
  const { imageId } = tournament;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [broken, setBroken] = useState<string | null>(null);
  const isDrawn = imageId === null || broken === imageId;
  return (
    <div ref={place} className={cx('tournament-image', className)}>
      {!isDrawn && (
        <img
          src={`${env.apiBase}/images/${encodeURIComponent(imageId)}`}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(imageId)}
        />
      )}
      {isDrawn && isNear && <Cover tournament={tournament} />}
    </div>
  );
}
