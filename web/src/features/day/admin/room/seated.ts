import type { RollUnit } from '@copa/domain/day/roll';
import { isRoomOf, type RoomAddress, roomName } from '@copa/domain/day/room';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { Registration } from '@copa/domain/registrations/registration';
import { unitsOfLobby } from '../day-units.ts';
import { unitTitle } from '../unit-words.ts';
import type { Day } from '../use-day.ts';

export interface Seated {
  readonly id: string;
  readonly title: string;
  readonly seat: number | null;
  readonly nicks: readonly string[];
  readonly names: readonly string[];
}

export function seatedUnits({ units, tournament }: Day, address: RoomAddress): readonly Seated[] {
  const at = tournament.date ?? new Date(0);
  const plays = (unit: Registration) => isPlaying(unit, tournament, at);
  return bySeat(
    unitsOfLobby(units, tournament, address.lobby)
      .filter(plays)
      .map((unit) => {
        const nicks = unit.members.flatMap((member) => (member.state === 'accepted' ? [member.nick] : []));
        const title = unitTitle(unit);
        return {
          id: unit.id,
          title,
          seat: unit.rooms.find((room) => isRoomOf(room, address))?.seat ?? null,
          nicks,
          names: [title, unit.fullName, ...nicks],
        };
      }),
  );
}

export function seatedOfRoll(units: readonly RollUnit[], isDrawn: boolean, address: RoomAddress) {
  const playing = units.filter(
    ({ lobby }) => (!isDrawn || lobby !== null) && (address.lobby === null || lobby === address.lobby),
  );
  return bySeat(
    playing.map(({ id, name, tag, nicks, seats }) => {
      const title = tag === '' ? name : `${name} [${tag}]`;
      return { id, title, seat: seats[roomName(address)] ?? null, nicks, names: [title, ...nicks] };
    }),
  );
}

/** Units without a seat cannot read the room, so they are left out as soon as one unit has a seat. */
function bySeat(all: readonly Seated[]): readonly Seated[] {
  const seated = all.filter(({ seat }) => seat !== null);
  return seated.length === 0 ? all : seated.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
}
