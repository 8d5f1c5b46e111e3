import * as z from 'zod/mini';
import { described } from '../described.ts';
import { DocumentIdSchema, TicketIdSchema } from '../ids.ts';
import { UNIT_NAME_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { MEMBERS_MAX, PublicMemberSchema } from './member.ts';
import { dayShape, PlaceSchema, RegistrationStatusSchema } from './registration.ts';
import { UnitNumberSchema, UnitSchema } from './unit.ts';

/**
 * `tickets/{id}`: what the phones of a unit read, by an address that nobody guesses. Nothing in it is personal, for it is
 * often posted in groups: no ID, no contact, no name but nicks, and no word of an organiser about a person.
 */
export const TicketSchema = z.object({
  id: TicketIdSchema,
  tournamentId: DocumentIdSchema,
  number: UnitNumberSchema,
  /** What the unit is called in public. */
  name: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  unit: UnitSchema,
  members: z.array(PublicMemberSchema).check(z.maxLength(MEMBERS_MAX)),
  status: RegistrationStatusSchema,
  place: PlaceSchema,
  incompleteUntil: nullish(InstantSchema),
  ...dayShape,
});
export type Ticket = z.output<typeof TicketSchema>;
