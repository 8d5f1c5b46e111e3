import { isRoomOf, type Room, type RoomAddress } from '@copa/domain/day/room';
import { ROOM_OPENS_BEFORE_MS } from '@copa/domain/limits';
import { isEnded } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type DayPlay, nextMatch } from '../../../../config/day-play.ts';

type Timed = Pick<Tournament, 'date' | 'stage' | 'endedAt' | 'cancelledAt'>;

export function missingRooms(
  tournament: Timed,
  lobbies: readonly (string | null)[],
  play: DayPlay,
  rooms: readonly Room[],
  now: Date,
): readonly RoomAddress[] {
  const { date, stage } = tournament;
  if (date === null || isEnded(tournament)) return [];
  if (now.getTime() < date.getTime() - ROOM_OPENS_BEFORE_MS) return [];
  return lobbies
    .flatMap((lobby): readonly RoomAddress[] => {
      const next = nextMatch(play, lobby);
      if (next === null) return stage === 0 ? [{ lobby, match: 1 }] : [];
      // A lobby that has played without any room needs none for the next match.
      const hasRooms = next.match === 1 || rooms.some((room) => room.lobby === lobby);
      return hasRooms && !next.hasBegun ? [{ lobby, match: next.match }] : [];
    })
    .filter((address) => !rooms.some((room) => isRoomOf(room, address)));
}
