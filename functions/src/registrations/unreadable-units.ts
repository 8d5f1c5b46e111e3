import { DocumentIdSchema, PlayerKeySchema, TicketIdSchema } from '@copa/domain/ids';
import { MAIL_ID_MAX } from '@copa/domain/limits';
import { MEMBERS_MAX } from '@copa/domain/registrations/names/public-member';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { PageOfUnits } from '../effects.ts';
import { collection } from '../store/collection.ts';
import {
  claimsOf,
  GUARDIANS,
  openingsOf,
  PHONES,
  REGISTRATIONS,
  ROSTERS,
  roomsOf,
  TICKETS,
} from '../store/collections.ts';
import { equal, type Transaction } from '../store/database.ts';
import { eraseMail } from '../store/mail-queue.ts';
import { anyOf } from '../store/removal-page.ts';
import { FEWER_UNITS_AT_ONCE } from '../store/unit-pages.ts';

const orNull = <T extends z.ZodMiniType>(schema: T) => orElse(z.nullable(schema), null);
const listOf = <T extends z.ZodMiniType>(schema: T) => orElse(z.array(orNull(schema)), []);

const MailIdSchema = z.string().check(z.maxLength(MAIL_ID_MAX), z.regex(/^[A-Za-z0-9][^/]*$/));

/** A field that cannot be read becomes null or an empty list. */
const REMAINS = collection(
  REGISTRATIONS.path,
  z.object({
    id: z.string(),
    number: orNull(z.number()),
    ticketId: orNull(TicketIdSchema),
    rooms: listOf(z.object({ id: DocumentIdSchema })),
    members: listOf(z.object({ playerKey: orNull(PlayerKeySchema), mailIds: listOf(MailIdSchema) })),
  }),
);

const MEMBERS_AT_ONCE = FEWER_UNITS_AT_ONCE * MEMBERS_MAX;

export type PagesWithout = (
  transaction: Transaction,
  tournamentId: string,
  keys: readonly string[],
) => Promise<() => void>;

/** Call it once all readable units of the tournament are gone. `remove` then erases those that are left. */
export async function pageOfUnreadable(
  transaction: Transaction,
  tournamentId: string,
  pagesWithout: PagesWithout,
): Promise<PageOfUnits> {
  const units = await transaction.find(REMAINS, { where: equal({ tournamentId }) }, FEWER_UNITS_AT_ONCE);
  if (units.length === 0) return { count: 0, remove: () => ({ places: 0, waiting: [] }) };
  const where = [{ field: 'registrationId', op: 'in', value: units.map(({ id }) => id) }] as const;
  const claims = claimsOf(tournamentId);
  const members = units.flatMap((unit) => unit.members.flatMap((member) => member ?? []));
  const keys = new Set(members.flatMap(({ playerKey }) => playerKey ?? []));
  const [claimed, guardians, leavePages] = await Promise.all([
    transaction.find(anyOf(claims), { where }, MEMBERS_AT_ONCE),
    transaction.find(anyOf(GUARDIANS), { where }, MEMBERS_AT_ONCE),
    pagesWithout(transaction, tournamentId, [...keys]),
  ]);
  const remove = () => {
    for (const { id, ticketId, rooms } of units) {
      transaction.remove(REGISTRATIONS, id);
      transaction.remove(PHONES, id);
      // The rooms are below the ticket.
      if (ticketId === null) continue;
      transaction.remove(TICKETS, ticketId);
      for (const room of rooms.flatMap((each) => each ?? [])) {
        transaction.remove(roomsOf(ticketId), room.id);
        transaction.remove(openingsOf(ticketId), room.id);
      }
    }
    for (const { id } of claimed) transaction.remove(claims, id);
    for (const { id } of guardians) transaction.remove(GUARDIANS, id);
    for (const id of members.flatMap(({ mailIds }) => mailIds)) if (id !== null) eraseMail(transaction, id);
    leavePages();
    const clearedNames = new Map(
      units.flatMap(({ number }) => (number === null ? [] : [[String(number), null]])),
    );
    if (clearedNames.size > 0) transaction.mergeEntries(ROSTERS, { id: tournamentId }, 'units', clearedNames);
    return { places: 0, waiting: [] };
  };
  return { count: units.length, remove };
}
