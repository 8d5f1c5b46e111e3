import { isRoomOf, type Room, type RoomAddress } from '@copa/domain/day/room';
import { ROOM_OPENS_BEFORE_MS } from '@copa/domain/limits';
import { isEnded } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type DayPlay, nextMatch } from './day-play.ts';

type Timed = Pick<Tournament, 'date' | 'stage' | 'endedAt' | 'cancelledAt'>;

/** The next match of each lobby, if players wait for it and nothing was noted for it. */
export function awaitedMatches(
  tournament: Timed,
  lobbies: readonly (string | null)[],
  play: Pick<DayPlay, 'steps'>,
  now: Date,
): readonly RoomAddress[] {
  const { date, stage } = tournament;
  if (date === null || isEnded(tournament)) return [];
  if (now.getTime() < date.getTime() - ROOM_OPENS_BEFORE_MS) return [];
  return lobbies.flatMap((lobby): readonly RoomAddress[] => {
    const next = nextMatch(play, lobby);
    if (next === null) return stage === 0 ? [{ lobby, match: 1 }] : [];
    return next.hasBegun ? [] : [{ lobby, match: next.match }];
  });
}

export function lackingRooms(
  awaited: readonly RoomAddress[],
  rooms: readonly Room[],
): readonly RoomAddress[] {
  return awaited.filter(
    (address) =>
      // A lobby that has played without any room needs none for the next match.
      (address.match === 1 || rooms.some(({ lobby }) => lobby === address.lobby)) &&
      !rooms.some((room) => isRoomOf(room, address)),
  );
}
