import { coverVersion, type Drawn } from '@copa/domain/tournaments/cover/cover';
import { HEIGHT, WIDTH } from '@copa/domain/tournaments/cover/land';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { SharedPicture } from '../pages/page-filling.ts';

export function pictureOf(tournament: Drawn & Pick<Tournament, 'id' | 'imageId'>): SharedPicture {
  const { id, imageId } = tournament;
  if (imageId !== null) return { path: `/api/images/${encodeURIComponent(imageId)}`, size: null };
  const path = `/api/tournaments/${encodeURIComponent(id)}/cover/${coverVersion(tournament)}`;
  return { path, size: { width: WIDTH, height: HEIGHT } };
}
