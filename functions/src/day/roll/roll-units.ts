import type { RollUnit } from '@copa/domain/day/roll';
import { roomName } from '@copa/domain/day/room';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { publicMembersOf, unitNameOf } from '@copa/domain/registrations/unit';
import type { Context } from '../../dependencies.ts';
import { found } from '../../refusals.ts';
import { REGISTRATIONS, ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import { equal } from '../../store/database.ts';
import * as tournamentWords from '../../tournaments/words.ts';

/** Referees read these units too, so the units must contain no personal data. */
export async function rollUnits(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  tournamentId: string,
) {
  const [stored, rooms] = await Promise.all([
    database.get(TOURNAMENTS, tournamentId),
    database.get(ROOMS, tournamentId),
  ]);
  const tournament = found(stored, tournamentWords.tournamentMissing);
  const { stage } = tournament;
  const at = tournament.date ?? clock();
  const where = equal({ tournamentId, place: 'held' });
  const playing: (readonly [number: number, unit: RollUnit])[] = [];
  for await (const unit of database.stream(REGISTRATIONS, { where })) {
    if (isPlaying(unit, tournament, at)) playing.push([unit.number, rollUnitOf(unit, stage)]);
  }
  return {
    units: playing.toSorted(([a], [b]) => a - b).map(([, unit]) => unit),
    openings: Object.fromEntries((rooms?.rooms ?? []).map((room) => [roomName(room), room.openAt])),
  };
}

function rollUnitOf(unit: StoredRegistration, stage: number): RollUnit {
  return {
    id: unit.id,
    name: unitNameOf(unit),
    tag: unit.unit.tag,
    nicks: publicMembersOf(unit).flatMap(({ state, name }) => (state === 'accepted' ? [name] : [])),
    lobby: unit.lobby?.stage === stage ? unit.lobby.id : null,
    seats: Object.fromEntries(unit.rooms.map((room) => [roomName(room), room.seat])),
  };
}
