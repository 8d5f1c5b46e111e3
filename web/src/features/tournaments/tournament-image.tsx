import type { Tournament } from '@copa/domain/tournament';
import { env } from '../../config/env.ts';
import { cx } from '../../lib/cx.ts';

/** The organiser's image; nothing at all where there is none, so that a card costs no download. */
export function TournamentImage({ tournament, className }: { tournament: Tournament; className?: string }) {
  if (tournament.imageId === null) return null;
  return (
    <img
      src={`${env.apiBase}/images/${encodeURIComponent(tournament.imageId)}`}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className={cx('aspect-[1200/630] w-full bg-smoke object-cover', className)}
    />
  );
}
