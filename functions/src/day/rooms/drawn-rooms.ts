import { noRooms, type Rooms } from '@copa/domain/day/room';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ROOMS, stagesOf } from '../../store/collections.ts';
import type { Reader } from '../../store/database.ts';

/**
 * `eraseRooms` removes the `ROOMS` document of a tournament that ended or was cancelled. If that tournament goes
 * on, its lobbies are read from its stages. IDs and passwords of rooms do not come back.
 */
export async function readRooms(
  reader: Pick<Reader, 'get' | 'getAll'>,
  { id, stage, playersErasedAt }: Pick<Tournament, 'id' | 'stage' | 'playersErasedAt'>,
): Promise<Rooms> {
  const stored = await reader.get(ROOMS, id);
  if (stored !== null) return stored;
  if (stage === 0 || playersErasedAt !== null) return noRooms(id);
  const numbers = Array.from({ length: stage }, (_, index) => String(index + 1));
  const stages = (await reader.getAll(stagesOf(id), numbers)).flatMap((each) => each ?? []);
  const seated = stages.flatMap(({ number, lobbies }) =>
    lobbies.flatMap((lobby) =>
      lobby.units.map((unitId, index) => ({ unitId, stage: number, id: lobby.id, seat: index + 1 })),
    ),
  );
  const own = seated.filter((each) => each.stage === stage);
  const former = seated.filter((each) => each.stage < stage);
  return {
    ...noRooms(id),
    stage,
    lobbies: Object.fromEntries(own.map((each) => [each.unitId, each.id])),
    seats: Object.fromEntries(own.map(({ unitId, seat }) => [unitId, seat])),
    former: Object.fromEntries(former.map((each) => [each.unitId, { stage: each.stage, id: each.id }])),
  };
}
