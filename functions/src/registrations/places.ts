import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../context.ts';
import type { Unit } from '../store/database.ts';
import { createRegistrationCodes } from './desk/code.ts';
import { givePlaces } from './desk/day/capacity.ts';

export { noteDay, noteRooms } from './desk/day/alarm.ts';
export type { DayDesk } from './desk/day/day-desk.ts';
export { isPlaying } from './desk/day/dealing.ts';
export { noteDelivery } from './desk/day/delivery.ts';
export { pushOf } from './desk/day/notice.ts';

/** Who waits gets the places that a change of the tournament opens: the second step writes, in the same transaction. */
export function promotionsInto(
  unit: Unit,
  tournament: Tournament,
  { config, newId }: Pick<Context, 'config' | 'newId'>,
  now: Date,
) {
  const codes = createRegistrationCodes(config.statusCodeSecret);
  return givePlaces(unit, tournament, { codes, newId, clock: () => now });
}
