import * as z from 'zod/mini';
import { described } from '../described.ts';
import {
  DocumentIdSchema,
  PlayerKeySchema,
  RulesVersionSchema,
  TicketIdSchema,
  TurnKeySchema,
} from '../ids.ts';
import { UNIT_NAME_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { rulesIn } from './acceptance.ts';
import { MEMBERS_MAX, PublicMemberSchema, SlotSchema } from './names/public-member.ts';
import { dayShape, PlaceSchema, RegistrationStatusSchema } from './places/unit-day.ts';
import type { StoredRegistration } from './registration.ts';
import { publicMembersOf, UnitNumberSchema, UnitSchema, unitNameOf } from './unit.ts';

/**
 * `waitSeq` is left out, because tickets are shared and `isBehind(waitSeq)` would reveal former absences of a
 * player.
 */
const { waitSeq: _, ...ticketDayShape } = dayShape;

/** `tickets/{id}`: tickets are often posted in groups, so they contain no player ID, contact or real name. */
export const TicketSchema = z.object({
  id: TicketIdSchema,
  tournamentId: DocumentIdSchema,
  number: UnitNumberSchema,
  name: publicName(described(z.string(), { maxLength: UNIT_NAME_MAX })),
  unit: UnitSchema,
  members: z.array(PublicMemberSchema).check(z.maxLength(MEMBERS_MAX)),
  status: RegistrationStatusSchema,
  place: PlaceSchema,
  incompleteUntil: nullish(InstantSchema),
  acceptedRules: z._default(z.array(RulesVersionSchema).check(z.maxLength(MEMBERS_MAX)), []),
  ...ticketDayShape,
  /** A ticket does not contain the decision itself, because players need a private code to read it. */
  protestDecidedAt: nullish(InstantSchema),
  turn: nullish(TurnKeySchema),
  seasonKeys: z._default(
    z.array(z.object({ slot: SlotSchema, key: PlayerKeySchema })).check(z.maxLength(MEMBERS_MAX)),
    [],
  ),
});
export type Ticket = z.output<typeof TicketSchema>;

export function ticketOf(unit: StoredRegistration, turn: string | null): Ticket {
  const { ticketId, tournamentId, number, status, place, incompleteUntil, protestDecidedAt } = unit;
  const { waitSeq: _number, ...day } = unitDayOf(unit);
  return {
    id: ticketId,
    tournamentId,
    number,
    name: unitNameOf(unit),
    unit: unit.unit,
    members: [...publicMembersOf(unit)],
    status,
    place,
    incompleteUntil,
    acceptedRules: acceptedRulesOf(unit),
    ...day,
    protestDecidedAt,
    turn,
    seasonKeys: unit.members.flatMap((member) =>
      member.state === 'accepted' && member.seasonKey !== null
        ? [{ slot: member.slot, key: member.seasonKey }]
        : [],
    ),
  };
}

function acceptedRulesOf({ members }: Pick<StoredRegistration, 'members'>): string[] {
  const rules = members.flatMap((member) =>
    member.state === 'accepted' && member.acceptance !== null ? rulesIn(member.acceptance.version) : [],
  );
  return [...new Set(rules)];
}

export function unitDayOf(unit: StoredRegistration): Pick<StoredRegistration, keyof typeof dayShape> {
  const { waitSeq, confirmations, late, readyAt, placedAt } = unit;
  const { promotedAt, confirmBy, releasedBy, leftFrom, lobby, rooms } = unit;
  const of = { waitSeq, confirmations, late, readyAt, placedAt, promotedAt };
  return { ...of, confirmBy, releasedBy, leftFrom, lobby, rooms };
}
