import { isDeepStrictEqual } from 'node:util';
import type { Season } from '@copa/domain/seasons/season';
import type { SeasonBoard, seasonBoardOf } from '@copa/domain/seasons/season-board';
import { SEASON_BOARDS } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import type { InSeason } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { isShown } from './season-lines.ts';

export function shownIn(tournaments: readonly InSeason[]) {
  return tournaments
    .filter(isShown)
    .map(({ id, name, date, timeZone, modality }) => ({ id, name, date, timeZone, modality }));
}

export function withShown(season: Season, tournaments: readonly InSeason[]): Season {
  return { ...season, tournamentIds: tournaments.filter(isShown).map(({ id }) => id) };
}

export function writeBoard(
  writer: Writer,
  before: SeasonBoard | null,
  content: ReturnType<typeof seasonBoardOf>,
  now: Date,
): void {
  const { revision = 0, updatedAt = null, ...shown } = before ?? {};
  if (isDeepStrictEqual(shown, content)) return;
  writer.set(SEASON_BOARDS, { ...content, revision: revision + 1, updatedAt: laterThan(updatedAt, now) });
}
