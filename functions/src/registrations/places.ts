import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../context.ts';
import type { Unit } from '../store/database.ts';
import { createRegistrationCodes } from './desk/code.ts';
import { givePlaces } from './desk/day/capacity.ts';
import type { StoredUnit } from './desk/ledger.ts';
import { findByCode, memberOf } from './desk/lookup.ts';

export { noteDay, noteRooms } from './desk/day/alarm.ts';
export type { DayDesk } from './desk/day/day-desk.ts';
export { isPlaying } from './desk/day/dealing.ts';
export { noteDelivery } from './desk/day/delivery.ts';
export { pushOf } from './desk/day/notice.ts';
export { notFound } from './desk/ledger.ts';
export { acceptedMember, withMember } from './desk/seating.ts';

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

/** The unit that a private code of one of its members belongs to. */
export function unitOfCode(
  { database, config }: Pick<Context, 'config' | 'database'>,
  code: string,
): Promise<StoredUnit> {
  return findByCode(database, createRegistrationCodes(config.statusCodeSecret), code);
}

/** The member who holds a private code, and the key of a public page that begins with this registration. */
export async function holderOf({ config, database }: Pick<Context, 'config' | 'database'>, code: string) {
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const unit = await findByCode(database, codes, code);
  const member = memberOf(unit, codes.hashOf(code));
  return { unitId: unit.id, member, newPlayerKey: codes.playerOf(member.id) };
}
